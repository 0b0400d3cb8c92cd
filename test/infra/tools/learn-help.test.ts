import { exampleOf } from '#infra/tools/help/examples.ts';
import { unpackLearned } from '#functions/support/help/learned.ts';
import { learn } from '#infra/tools/help/learn.ts';
import { pack } from '#infra/tools/help/pack.ts';

const requests = {
  pause: ['stop the robot', 'stop it for a week', 'please stop', 'robot, stop', 'the robot must stop'],
  logo: ['upload our picture', 'our picture is old', 'put a picture', 'where is our picture', 'new picture'],
  none: ['what is the weather', 'weather tomorrow', 'nice weather', 'will the weather hold', 'bad weather'],
};
const examples = Object.entries(requests).flatMap(([name, texts]) =>
  texts.map((text) => exampleOf(text, [name], 'en')),
);

describe('the learned help data', () => {
  const learned = learn(examples);
  const columns = learned.classes.length + 3;
  const rowOf = (name: string): Int8Array => {
    const at = learned.features.indexOf(name);
    return learned.weights.slice(at * columns, at * columns + learned.classes.length);
  };

  it('has the class for no answer last, and assigns each word to its class', () => {
    expect(learned.classes).toEqual(['logo', 'pause', 'none']);
    const speaksFor = (word: string): string | undefined => {
      const row = rowOf(`w:${word}`);
      return learned.classes[row.indexOf(Math.max(...row))];
    };
    expect(['stop', 'picture', 'weather'].map(speaksFor)).toEqual(['pause', 'logo', 'none']);
  });

  it('contains no word that occurs in only one question, and has a byte for every number', () => {
    const names = learned.features;
    expect(names).toContain('w:stop');
    expect(names).not.toContain('w:week');
    expect(learned.weights).toHaveLength(names.length * columns);
    expect(learned.rarities).toHaveLength(names.length);
    expect(learned.biases).toHaveLength(columns);
  });

  it('is the same after packing and unpacking', () => {
    expect(unpackLearned(pack(learned))).toEqual(learned);
  });

  it('is the same for the same questions, and shows when they changed', () => {
    expect(learn(examples)).toEqual(learned);
    expect(learn(examples.slice(1)).learnedFrom).not.toBe(learned.learnedFrom);
  });
});
