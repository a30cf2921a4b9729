import type { Queryable } from '../db/database.ts';
import { findUserByMark, type User } from '../domains/accounts/repository.ts';
import { CommandRefused } from './operator-tools.ts';

/** The account that an operator names. @throws CommandRefused when there is none */
export async function getOperand(db: Queryable, mark: string): Promise<User> {
  const user = await findUserByMark(db, mark);
  if (!user) throw new CommandRefused(`No account has the id, address, number or firebase id "${mark}".`);
  return user;
}
