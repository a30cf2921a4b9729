import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { logSerializers } from './log-errors.ts';

describe('logged errors', () => {
  it('name the statement and the reason of a failed query, and none of its parameters', () => {
    const cause = Object.assign(new Error('duplicate key value'), { code: '23505' });
    const error = new DrizzleQueryError('insert into users values ($1)', ['ada@example.com'], cause);
    const logged = logSerializers.err(error);
    expect(logged).toMatchObject({ message: 'duplicate key value', code: '23505' });
    expect(JSON.stringify(logged)).toContain('insert into users');
    expect(JSON.stringify(logged)).not.toContain('ada@example.com');
  });
});
