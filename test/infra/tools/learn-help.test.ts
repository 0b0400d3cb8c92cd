import { describe, expect, it } from '@jest/globals';
import { exampleOf } from '#infra/tools/help/examples.ts';
import { learn } from '#infra/tools/help/learn.ts';

const asked = {
  pause: ['stop the robot', 'stop it for a week', 'please stop', 'robot, stop', 'the robot must stop'],
  logo: ['upload our picture', 'our picture is old', 'put a picture', 'where is our picture', 'new picture'],
  none: ['what is the weather', 'weather tomorrow', 'nice weather', 'will the weather hold', 'bad weather'],
};
const examples = Object.entries(asked).flatMap(([name, texts]) =>
  texts.map((text) => exampleOf(text, [name], 'en')),
);

describe('what is learned of questions', () => {
  const learned = learn(examples);
  const weights = new Int8Array(Buffer.from(learned.weights, 'base64'));
  const columns = learned.classes.length + 3;
  const rowOf = (name: string): Int8Array => {
    const at = learned.features.split(' ').indexOf(name);
    return weights.slice(at * columns, at * columns + learned.classes.length);
  };

  it('names what nothing answers last, and speaks for the class of each word', () => {
    expect(learned.classes).toEqual(['logo', 'pause', 'none']);
    const speaksFor = (word: string): string | undefined => {
      const row = rowOf(`w:${word}`);
      return learned.classes[row.indexOf(Math.max(...row))];
    };
    expect(['stop', 'picture', 'weather'].map(speaksFor)).toEqual(['pause', 'logo', 'none']);
  });

  it('knows no word of a single question, and has a byte for every number', () => {
    const names = learned.features.split(' ');
    expect(names).toContain('w:stop');
    expect(names).not.toContain('w:week');
    expect(weights).toHaveLength(names.length * columns);
    expect(Buffer.from(learned.rarities, 'base64')).toHaveLength(names.length);
    expect(learned.biases).toHaveLength(columns);
  });

  it('is the same for the same questions, and says when they changed', () => {
    expect(learn(examples)).toEqual(learned);
    expect(learn(examples.slice(1)).learnedFrom).not.toBe(learned.learnedFrom);
  });
});
