import type { WriteStream } from 'node:tty';
import { LoadRun } from './engine/load-run.ts';
import { profileOf } from './engine/profiles.ts';
import type { LoadOptions } from './options.ts';
import { type LoadReport, reportOf } from './report/load-report.ts';
import { openProgress } from './report/progress.ts';
import type { Deployment } from './stack/deployment.ts';
import { givenDeployment } from './stack/given-deployment.ts';
import { startOwnStack } from './stack/own-stack.ts';

/** Where progress goes: a terminal's line is written over. */
export type ProgressStream = Pick<WriteStream, 'write'> & { readonly isTTY?: boolean };

/** One run by its options, its stack included. */
export async function runLoad(options: LoadOptions, stream: ProgressStream): Promise<LoadReport> {
  const profile = profileOf(options.profile);
  const { plan, client, strictPlayers, languageId, limits, url } = options;
  const progress = openProgress(stream);
  const deployment = await openDeployment(options, progress.say);
  try {
    progress.say(`${plan.players} players are signed in …`);
    const accounts = await deployment.accounts(plan.players);
    const { say, onSample } = progress;
    const run = new LoadRun(deployment, {
      profile,
      plan,
      client,
      strictPlayers,
      languageId,
      say,
      onSample,
    });
    const outcome = await run.run(accounts);
    const about = {
      profile: options.profile,
      about: profile.about,
      deployment: deployment.label,
      client: client === 'light' ? 'light driver' : 'socket.io-client',
      battleNodes: url === null ? options.battleNodes : null,
    };
    return reportOf({ ...about, plan, limits }, outcome);
  } finally {
    progress.close();
    await deployment.stop();
  }
}

async function openDeployment(options: LoadOptions, say: (line: string) => void): Promise<Deployment> {
  const { url, tokens, battleNodes, store, plan, cpuProfile } = options;
  if (url !== null && tokens !== null) return givenDeployment({ url, tokens });
  const profile = profileOf(options.profile);
  const env = { ...profile.env?.(plan), ...options.env };
  const settings = profile.settings ?? {};
  const nodeFlags = cpuProfile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${cpuProfile}`];
  return await startOwnStack({ battleNodes, store, env, settings, nodeFlags, say });
}
