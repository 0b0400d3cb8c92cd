import { holds, type Condition, type RequestContext } from '#infra/local/assembly/conditions.ts';

const key = 'dynamodb:LeadingKeys';
const all = (name: string, ...values: string[]): Condition => ({
  [`ForAllValues:${name}`]: { [key]: values },
});
const any = (name: string, ...values: string[]): Condition => ({
  [`ForAnyValue:${name}`]: { [key]: values },
});
const isNull = (value: string): Condition => ({ Null: { [key]: value } });

describe('a policy condition', () => {
  it.each<[string, Condition, RequestContext, boolean]>([
    ['every value is like a pattern', all('StringLike', 'S#1#*'), { [key]: ['S#1#A', 'S#1#B'] }, true],
    ['one value is not', all('StringLike', 'S#1#*'), { [key]: ['S#1#A', 'S#10#B'] }, false],
    ['several patterns are alternatives', all('StringLike', 'A*', 'B*'), { [key]: ['A1', 'B1'] }, true],
    ['no value is like any pattern', all('StringNotLike', 'A*', 'B*'), { [key]: ['C', 'D'] }, true],
    ['one value is like a pattern', all('StringNotLike', 'A*', 'B*'), { [key]: ['C', 'B1'] }, false],
    ['no value at all satisfies ForAllValues', all('StringLike', 'S#1#*'), {}, true],
    ['and an empty list of values too', all('StringNotLike', 'S#1#*'), { [key]: [] }, true],
    ['no value at all fails ForAnyValue', any('StringLike', '*'), {}, false],
    ['one value among others is like a pattern', any('StringLike', 'A*'), { [key]: ['B', 'A1'] }, true],
    ['one value among others is not', any('StringNotLike', 'A*'), { [key]: ['A1', 'B'] }, true],
    ['a key that is there is not null', isNull('false'), { [key]: ['A'] }, true],
    ['a key that is missing is', isNull('false'), {}, false],
    ['a key without values is null as well', isNull('false'), { [key]: [] }, false],
    ['null was asked for', isNull('true'), {}, true],
    ['values differ by case', all('StringLike', 's#1#*'), { [key]: ['S#1#A'] }, false],
    ['names of keys do not', { StringEquals: { 'DynamoDB:leadingKEYS': 'A' } }, { [key]: 'A' }, true],
    ['a pattern covers the whole value', all('StringLike', 'S#1'), { [key]: ['S#1#A'] }, false],
    ['a star covers a line’s end', all('StringLike', 'A*C'), { [key]: ['A\nC'] }, true],
    ['a question mark is one character', all('StringLike', 'A?'), { [key]: ['A1', 'A'] }, false],
    ['other marks are themselves', all('StringLike', 'A.+'), { [key]: ['AAA'] }, false],
    ['StringEquals knows no wildcard', { StringEquals: { [key]: 'A*' } }, { [key]: 'AB' }, false],
    ['what is missing equals nothing', { StringEquals: { [key]: 'A' } }, {}, false],
    ['but differs from everything', { StringNotEquals: { [key]: 'A' } }, {}, true],
    ['and may be missing with IfExists', { StringEqualsIfExists: { [key]: 'A' } }, {}, true],
    ['all operators have to hold', { ...all('StringLike', 'A'), ...isNull('false') }, {}, false],
  ])('where %s: %j on %j is %j', (_, condition, context, expected) => {
    expect(holds(condition, context)).toBe(expected);
  });

  it('is treated as not met if it cannot be evaluated', () => {
    expect(() => holds({ NumericLessThan: { a: '1' } }, { a: '0' })).toThrow(/NumericLessThan/);
    const tagged = all('StringLike', 'S#${aws:PrincipalTag/studio}#*');
    expect(() => holds(tagged, { [key]: ['S#1#A'] })).toThrow(/policy variable/);
  });
});
