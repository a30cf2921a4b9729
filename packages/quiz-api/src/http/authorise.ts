import type { Access } from '@quiz-arena/contract/action';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { findTokenState } from '../domains/accounts/token-state.ts';
import type { IdentityVerifier } from '../identity/identity-verifier.ts';
import type { ApiTokens, TokenHolder } from './api-token.ts';
import { equalSecrets } from './equal-secrets.ts';
import type { Context, Identity, Player } from './handler.ts';
import { Refusal } from './refusal.ts';

export interface Authority {
  readonly db: Database;
  readonly tokens: ApiTokens;
  readonly identities: IdentityVerifier;
  readonly serviceKey: string;
}

/** What a request shows of its sender, before the database is asked. */
export interface Credentials {
  readonly bearer: string | undefined;
  /** Who the bearer names, if this server signed it. */
  readonly holder: TokenHolder | undefined;
  readonly service: 'absent' | 'wrong' | 'right';
}

/** Reads the credentials of a request; cheap, so that limits per player can be applied first. */
export async function readCredentials(request: FastifyRequest, authority: Authority): Promise<Credentials> {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  const key = request.headers['x-service-key'];
  return {
    bearer,
    holder: bearer === undefined ? undefined : await authority.tokens.read(bearer),
    service: key === undefined ? 'absent' : isServiceKey(key, authority) ? 'right' : 'wrong',
  };
}

function isServiceKey(key: string | string[], authority: Authority): boolean {
  return typeof key === 'string' && equalSecrets(key, authority.serviceKey);
}

/** Who calls. @throws Refusal when the action's access is not given to this caller */
export async function authorise<A extends Access>(
  access: A,
  credentials: Credentials,
  authority: Authority,
): Promise<Omit<Context<A>, keyof Context<'public'>>> {
  const callers: { [Kind in Access]: () => Promise<object> } = {
    public: async () => ({}),
    'optional-player': async () => ({ player: await findPlayer(credentials, authority) }),
    identity: async () => ({ identity: await requireIdentity(credentials, authority) }),
    player: async () => ({ player: await requirePlayer(credentials, authority) }),
    service: async () => requireService(credentials),
    'player-or-service': async () =>
      credentials.service === 'absent'
        ? { player: await requirePlayer(credentials, authority) }
        : { ...requireService(credentials), player: undefined },
  };
  return (await callers[access]()) as Omit<Context<A>, keyof Context<'public'>>;
}

function requireService({ service }: Credentials): object {
  if (service === 'absent') throw new Refusal('NOT_ALLOWED');
  if (service === 'wrong') throw new Refusal('UNAUTHORIZED');
  return {};
}

async function requireIdentity({ bearer }: Credentials, authority: Authority): Promise<Identity> {
  if (bearer === undefined) throw new Refusal('TOKEN_MISSING');
  const identity = await authority.identities.verify(bearer);
  if (!identity) throw new Refusal('UNAUTHORIZED');
  return identity;
}

async function requirePlayer({ bearer, holder }: Credentials, { db }: Authority): Promise<Player> {
  if (bearer === undefined) throw new Refusal('TOKEN_MISSING');
  if (!holder) throw new Refusal('UNAUTHORIZED');
  const state = await findTokenState(db, holder.userId);
  if (!state || state.firebaseId !== holder.firebaseId) throw new Refusal('UNAUTHORIZED');
  if (!state.isActive) throw new Refusal('ACCOUNT_DEACTIVATED');
  if (state.tokenId !== holder.tokenId) throw new Refusal('UNAUTHORIZED');
  return { id: holder.userId, name: state.name, tokenId: holder.tokenId };
}

/** A public answer can be the player's own; a token that is no good makes its sender a guest. */
async function findPlayer(credentials: Credentials, authority: Authority): Promise<Player | undefined> {
  try {
    return await requirePlayer(credentials, authority);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
