import { DrizzleQueryError } from 'drizzle-orm';
import { stdSerializers } from 'pino';

/**
 * How errors are logged. A failed query's own message quotes its parameters, which may be a player's address or
 * number: the log gets the statement and the database's reason instead.
 */
export const logSerializers = {
  err(error: Error): LoggedError {
    if (!(error instanceof DrizzleQueryError)) {
      const { type, message, stack, ...rest } = stdSerializers.err(error);
      return { ...rest, type, message, stack };
    }
    const reason = error.cause;
    return {
      type: error.name,
      message: reason?.message ?? 'the query failed',
      query: error.query,
      code: reason !== undefined && 'code' in reason ? reason.code : undefined,
      stack: (error.stack ?? '')
        .split('\n')
        .filter((line) => line.startsWith('    at '))
        .join('\n'),
    };
  },
};

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [detail: string]: unknown;
}
