import { expect, it } from 'vitest';
import { findLeak } from './find-leak.ts';

it.each([
  ['a stack trace', 'Error: x\n    at read (file:///a.js:1:2)'],
  ['a source file', '{"message":"packages/quiz-api/src/main.ts:4"}'],
  ['an error of the language', '{"message":"TypeError: x is not a function"}'],
  ['a parser’s complaint', '{"message":"Unexpected token } in JSON at position 3"}'],
  ['a statement', 'select "id" from "users" where "id" = $1'],
  ['a library', '{"code":"FST_ERR","message":"fastify says no"}'],
])('finds %s in an answer', (_what, answer) => {
  expect(findLeak(answer, [])).toBeDefined();
});

it('finds a secret, and nothing in the answers that players get', () => {
  expect(findLeak('{"error":true,"message":"key-of-the-service"}', ['key-of-the-service'])).toBe('a secret');
  expect(findLeak('{"error":true,"message":"103"}', ['key-of-the-service'])).toBeUndefined();
  expect(
    findLeak('{"ok":false,"code":"INVALID_INPUT","message":"That was not understood."}', []),
  ).toBeUndefined();
});
