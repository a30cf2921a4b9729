import { measureState } from '@quiz-arena/battle-server/adapters/http/measure-state';
import { createPrometheusMeter } from '@quiz-arena/battle-server/adapters/http/prometheus-meter';
import { SimulatedTime } from '@quiz-arena/battle-server/simulation/simulated-time';
import { FakeBackend } from '@quiz-arena/battle-server/testing/fake-backend';
import { createMemoryPorts } from '@quiz-arena/battle-server/testing/memory-ports';
import { START } from '@quiz-arena/battle-server/testing/test-room';
import { createAlerts } from '@quiz-arena/quiz-api/alerts';
import { registerMetrics } from '@quiz-arena/quiz-api/http/metrics';
import Fastify from 'fastify';

/** The metrics of one server: of each sample's name, the values that its labels had. */
export type Exported = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

/** What Prometheus reads at a battle node that has done one of everything. */
export async function exportedByBattleServer(): Promise<Exported> {
  const meter = createPrometheusMeter();
  const ports = createMemoryPorts(new SimulatedTime(START), new FakeBackend(), { meter });
  meter.refused('BUSY');
  meter.handled('answer', 3);
  meter.searched('matched', 500);
  meter.searched('nobody', 500);
  await measureState(meter.registry, ports, () => 2)();
  return parse(await meter.registry.metrics());
}

/** What Prometheus reads at a quiz backend that has answered once. */
export async function exportedByQuizApi(): Promise<Exported> {
  const app = Fastify();
  createAlerts(app.log, registerMetrics(app));
  await app.inject('/metrics');
  const { body } = await app.inject('/metrics');
  await app.close();
  return parse(body);
}

/** Reads Prometheus' text format. */
function parse(text: string): Exported {
  const exported = new Map<string, Map<string, Set<string>>>();
  for (const line of text.split('\n')) {
    const [, name, labels = ''] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? /.exec(line) ?? [];
    if (name === undefined) continue;
    const known = exported.get(name) ?? new Map<string, Set<string>>();
    exported.set(name, known);
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)) {
      known.set(label, (known.get(label) ?? new Set()).add(value));
    }
  }
  return exported;
}
