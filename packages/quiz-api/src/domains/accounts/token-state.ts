import type { UserId } from '@quiz-arena/contract/ids';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';

export interface TokenState {
  readonly firebaseId: string;
  readonly name: string;
  readonly isActive: boolean;
  /** The token that is valid now; null when none is. */
  readonly tokenId: string | null;
}

/** What a bearer token is held against; undefined for an unknown user. */
export async function findTokenState(db: Queryable, id: UserId): Promise<TokenState | undefined> {
  const [state] = await db
    .select({
      firebaseId: users.firebaseId,
      name: users.name,
      isActive: users.isActive,
      tokenId: users.tokenId,
    })
    .from(users)
    .where(eq(users.id, id));
  return state;
}
