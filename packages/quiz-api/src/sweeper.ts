import type { Settings } from '@quiz-arena/contract/settings';
import type { FastifyBaseLogger } from 'fastify';
import type { Alerts } from './alerts.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import { removeIdentities } from './domains/accounts/identity-removals.ts';
import { continueRegradings } from './domains/attempts/regradings.ts';
import { sweepAttempts } from './domains/attempts/sweep-attempts.ts';
import { sweepMatches } from './domains/battles/sweep-matches.ts';
import { closeContests } from './domains/contests/close-contests.ts';
import { compactCounts } from './domains/leaderboards/board-counts.ts';
import { pruneBoards } from './domains/leaderboards/prune-boards.ts';
import { pushNotifications } from './domains/notifications/push-notifications.ts';
import { type Programme, planProgramme } from './domains/programme/plan-programme.ts';
import type { AccountRemover } from './identity/account-remover.ts';
import type { PushMessenger } from './push/push-messenger.ts';

/** How often overdue attempts and abandoned matches are looked for. */
export const SWEEP_INTERVAL_MS = 30_000;
/** A process that did not run for longer was stopped or frozen: its uptime begins anew. */
const PAUSE_MS = 4 * SWEEP_INTERVAL_MS;

export interface SweeperTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly alerts: Alerts;
  readonly readSettings: () => Promise<Settings>;
  /** Contests and exams that come again and again. */
  readonly programmes?: readonly Programme[];
  readonly accounts?: AccountRemover | undefined;
  readonly push?: PushMessenger | undefined;
  /** Turns a stored path into an absolute URL. */
  readonly imageUrl: (stored: string) => string;
}

export interface Sweeper {
  /** One round; a step that fails is an alert, holds up no other, and is tried again in the next round. Several servers may sweep at once. */
  sweep: () => Promise<void>;
  /** Sweeps now and every 30 s. @returns stops it and waits for a round that is under way */
  start: () => () => Promise<void>;
}

/**
 * Settles what nobody settles any more: attempts whose time is over, matches that no battle node renews; brings attempts
 * up to corrected questions; pays the prizes of ended contests, announces those to come, sums the boards' counts up and
 * removes those of long ago, deletes accounts at the sign-in service and sends push messages.
 */
export function createSweeper(tools: SweeperTools): Sweeper {
  const { db, clock, log, alerts, readSettings, programmes = [], accounts, push, imageUrl } = tools;
  let upSince = clock.now();
  let lastRound = upSince;

  async function sweep(): Promise<void> {
    const now = clock.now();
    if (now.getTime() - lastRound.getTime() > PAUSE_MS) upSince = now;
    lastRound = now;
    const steps: Record<string, () => Promise<number | undefined>> = {
      attempts: async () => sweepAttempts(db, { settings: await readSettings(), now, alerts }),
      regraded: async () => continueRegradings(db, { settings: await readSettings(), now, alerts }),
      matches: () => sweepMatches(db, { now, upSince, alerts }),
      contests: () => closeContests(db, { now, alerts }),
      announced: async () => planProgramme(db, programmes, { settings: await readSettings(), now }),
      boards: async () => void (await compactCounts(db)),
      pruned: async () => pruneBoards(db, { now, zone: (await readSettings()).system_timezone }),
      identities: () => removeIdentities(db, { accounts, now, alerts }),
      pushed: () => pushNotifications(db, { push, now, alerts, imageUrl }),
    };
    const done: Record<string, number> = {};
    for (const [step, run] of Object.entries(steps)) {
      try {
        const count = (await run()) ?? 0;
        if (count > 0) done[step] = count;
      } catch (error) {
        alerts.raise('sweep-failed', { err: error, step });
      }
    }
    if (Object.keys(done).length > 0) log.info(done, 'swept');
  }

  return {
    sweep,
    start() {
      let round: Promise<void> | undefined;
      const next = () => {
        round ??= sweep().finally(() => {
          round = undefined;
        });
      };
      next();
      const timer = setInterval(next, SWEEP_INTERVAL_MS);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await round;
      };
    },
  };
}
