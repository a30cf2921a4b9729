import type { Access, Action, ActionInput } from '@quiz-arena/contract/action';
import type { ActionName, actions } from '@quiz-arena/contract/action-registry';
import type { UserId } from '@quiz-arena/contract/ids';
import type { Settings } from '@quiz-arena/contract/settings';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Alerts } from '../alerts.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';

/** The player whose api_token came with the call. */
export interface Player {
  readonly id: UserId;
  readonly name: string;
  /** Names the token that came with the call. */
  readonly tokenId: string;
}

/** What the hosted sign-in service vouches for. */
export interface Identity {
  readonly firebaseId: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly mobile: string;
  readonly name: string;
  readonly picture: string;
  /** How this token was obtained, in the words of `type` of user_signup; undefined for a way without such a word. */
  readonly signInType?: SignInType | undefined;
}

export type SignInType = ActionInput<(typeof actions)['user_signup']>['type'];

/** What every handler is given, whoever calls. */
export interface CallContext {
  readonly db: Database;
  /** The settings as they are at the start of this call. */
  readonly settings: Settings;
  readonly clock: Clock;
  /** One instant for the whole call. */
  readonly now: Date;
  readonly log: FastifyBaseLogger;
  readonly alerts: Alerts;
  /** Turns a stored path ("/media/…") into an absolute URL; "" and absolute URLs stay. */
  readonly imageUrl: (stored: string) => string;
}

/** Who calls, by the action's access. */
interface Callers {
  public: object;
  'optional-player': { readonly player: Player | undefined };
  identity: { readonly identity: Identity };
  player: { readonly player: Player };
  service: object;
  /** `player` is undefined for the service, which names a player by the field `user_id`. */
  'player-or-service': { readonly player: Player | undefined };
}
export type Context<A extends Access = Access> = CallContext & Callers[A];

/** The answer's parts; none for an action that answers with a code alone. */
type Parts<A extends Action> = keyof A['answer']['shape'] extends never ? object : z.input<A['answer']>;

/** A success: the answer's parts, and which of the action's success codes is its message. */
export type Reply<A extends Action> = Parts<A> & { readonly message?: A['successCodes'][number] };

/**
 * Answers one action. An expected "no" is thrown as `Refusal`; anything else thrown is a fault (122).
 * What the action's answer schema does not name is cut off afterwards.
 */
export type Handler<A extends Action> = (
  input: ActionInput<A>,
  context: Context<A['access']>,
) => Promise<Reply<A>>;

/** The handlers of the whole registry; a domain exports its part with `satisfies Partial<ActionHandlers>`. */
export type ActionHandlers = { readonly [Name in ActionName]: Handler<(typeof actions)[Name]> };
