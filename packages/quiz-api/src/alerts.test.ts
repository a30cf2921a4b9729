import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { alertKinds, createAlerts } from './alerts.ts';
import { registerMetrics } from './http/metrics.ts';

describe('alerts', () => {
  it('are counted by kind in the metrics, each kind from the start', async () => {
    const lines: string[] = [];
    const app = Fastify({ logger: { level: 'error', stream: { write: (line) => void lines.push(line) } } });
    const alerts = createAlerts(app.log, registerMetrics(app));
    const counts = async () => {
      const { body } = await app.inject('/metrics');
      return Object.fromEntries(
        [...body.matchAll(/^alerts_total\{kind="([a-z-]+)"\} (\d+)$/gm)].map(([, kind, count]) => [
          kind,
          count,
        ]),
      );
    };
    const none = Object.fromEntries(alertKinds.map((kind) => [kind, '0']));
    expect(await counts()).toEqual(none);
    alerts.raise('receipt-differs', { matchId: 'm1' });
    alerts.raise('receipt-differs', { matchId: 'm1' });
    expect(await counts()).toEqual({ ...none, 'receipt-differs': '2' });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { alert: 'receipt-differs', matchId: 'm1' },
      { alert: 'receipt-differs', matchId: 'm1' },
    ]);
    await app.close();
  });
});
