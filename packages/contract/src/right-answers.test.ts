import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ActionName, actionNames, actions } from './action-registry.ts';

/** Keys that tell a right answer, or could. */
const tellingKeys = new Set(['answer', 'correct_answer', 'note', 'is_correct']);

interface Node {
  properties?: Record<string, Node>;
  items?: Node;
  additionalProperties?: Node | boolean;
  anyOf?: Node[];
  oneOf?: Node[];
}

/** Dotted paths of telling keys in an action's answer. */
function tellingPaths(name: ActionName): string[] {
  const found = new Set<string>();
  const walk = (node: Node, path: string): void => {
    for (const [key, child] of Object.entries(node.properties ?? {})) {
      if (tellingKeys.has(key)) found.add(`${path}${key}`);
      walk(child, `${path}${key}.`);
    }
    for (const child of [...(node.anyOf ?? []), ...(node.oneOf ?? [])]) walk(child, path);
    if (node.items) walk(node.items, path);
    if (typeof node.additionalProperties === 'object') walk(node.additionalProperties, path);
  };
  walk(z.toJSONSchema(actions[name].answer, { io: 'input', unrepresentable: 'any' }) as Node, '');
  return [...found].sort();
}

/** What the player has already answered, and what it was allowed to reveal. */
const given = ['answer', 'correct_answer', 'is_correct', 'note'].map((key) => `attempt.given.${key}`);

describe('a right answer', () => {
  it('has no key in any answer but those of the service, of given answers and of a review', () => {
    const telling = Object.fromEntries(
      actionNames
        .map((name) => [name, tellingPaths(name)] as const)
        .filter(([name, paths]) => paths.some((path) => !given.includes(path)) && name !== 'get_review'),
    );
    const ofService = ['data.answer', 'data.note'];
    expect(telling).toEqual({
      submit_answer: ['data.correct_answer', 'data.is_correct', 'data.note'],
      get_random_questions: ofService,
      create_room: ofService,
      get_question_by_room_id: ofService,
      // Counts of right answers, not answers.
      set_quiz_coin_score: ['data.user_rank.correct_answer'],
      set_exam_module_result: ['data.statistics.correct_answer'],
      get_exam_module: ['data.statistics.correct_answer'],
    });
  });

  it('is stripped from a question row that carries it by mistake', () => {
    const row = {
      id: '5',
      category: '1',
      subcategory: '0',
      language_id: '14',
      image: '',
      question: 'Which river flows through Vienna?',
      question_type: '1',
      optiona: 'Danube',
      optionb: 'Rhine',
      optionc: 'Elbe',
      optiond: 'Oder',
      optione: '',
      level: '1',
      category_slug: 'geography',
      subcategory_slug: '',
    };
    const { data } = actions.get_questions_by_level.answer
      .pick({ data: true })
      .parse({ data: [{ ...row, answer: 'a', note: 'Vienna lies on the Danube.', correct_answer: 'a' }] });
    expect(data).toEqual([row]);
  });
});
