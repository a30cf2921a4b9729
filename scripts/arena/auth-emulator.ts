import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ServiceProcess, startService } from './service-process.ts';

export interface AuthEmulatorOptions {
  root: string;
  /** Accounts are imported from and exported to `accounts/` in here. */
  dataDir: string;
  logFile: string;
  projectId: string;
  port: number;
  hubPort: number;
  loggingPort: number;
}

export interface AuthEmulator {
  readonly process: ServiceProcess;
  /** Asks for the accounts to be written to disk soon; calls within 500 ms share one export. */
  exportSoon(): void;
  /** Writes the accounts, then ends the emulator. */
  stop(): Promise<void>;
}

/**
 * The hosted sign-in service's local emulator. It holds accounts in memory, so they are exported through its
 * hub (`POST /_admin/export`) after every change and imported at the next start.
 */
export async function startAuthEmulator(options: AuthEmulatorOptions): Promise<AuthEmulator> {
  const accountsDir = join(options.dataDir, 'accounts');
  writeConfiguration(options);
  const service = await startService({
    name: 'sign-in emulator',
    command: process.execPath,
    args: [
      join(options.root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      '--only=auth',
      `--project=${options.projectId}`,
      ...(existsSync(join(accountsDir, 'firebase-export-metadata.json')) ? [`--import=${accountsDir}`] : []),
    ],
    cwd: options.dataDir,
    env: { NO_UPDATE_NOTIFIER: '1', CI: 'true' },
    logFile: options.logFile,
    ready: `http://127.0.0.1:${options.port}/emulator/v1/projects/${options.projectId}/config`,
    readyWithinMs: 90_000,
  });
  const exporter = createExporter(`http://127.0.0.1:${options.hubPort}/_admin/export`, accountsDir);
  return {
    process: service,
    exportSoon: exporter.soon,
    async stop() {
      if (service.isRunning()) await exporter.flush();
      await service.stop();
    },
  };
}

function writeConfiguration(options: AuthEmulatorOptions): void {
  mkdirSync(options.dataDir, { recursive: true });
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const emulators = {
    auth: at(options.port),
    hub: at(options.hubPort),
    logging: at(options.loggingPort),
    ui: { enabled: false },
    singleProjectMode: true,
  };
  writeFileSync(join(options.dataDir, 'firebase.json'), `${JSON.stringify({ emulators }, null, 2)}\n`);
}

function createExporter(url: string, path: string) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    running = running.then(() => exportAccounts(url, path));
    return running;
  };
  return {
    flush,
    soon: () => {
      timer ??= setTimeout(() => void flush(), 500);
    },
  };
}

async function exportAccounts(url: string, path: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'quiz-arena' }),
  }).catch((error: unknown) => error);
  if (!(response instanceof Response) || !response.ok) {
    process.stderr.write(
      'The local sign-in accounts could not be saved; they live until the emulator ends.\n',
    );
  }
}
