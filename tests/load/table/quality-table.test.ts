import { describe, expect, it } from 'vitest';
import type { LoadReport } from '../report/load-report.ts';
import { type MeasuredFiles, qualityTable, tableMarkdown, tableText } from './quality-table.ts';

const ROWS = 13;

/** As much of a report as the table reads. */
function reportOf(figures: LoadReport['figures'], joined = 5_000, nodesUs = 500): LoadReport {
  const report: Pick<LoadReport, 'figures' | 'counts' | 'costPerAnswer'> = {
    figures,
    counts: { joined, answers: 1, settled: 1, syncs: 0, stuck: 0 },
    costPerAnswer: { nodesUs, redisUs: 1, apiUs: 1, databaseUs: 1 },
  };
  return report as LoadReport;
}

const row = (files: MeasuredFiles, profile: string) =>
  qualityTable(files).find((one) => one.profile.startsWith(profile));

describe('the load table', () => {
  it('never takes a row that was not measured for met', () => {
    const table = qualityTable({});
    expect(table).toHaveLength(ROWS);
    for (const { measured, isMet } of table) expect([measured, isMet]).toEqual([null, false]);
    expect(tableText(table)).toContain(`0 met, 0 missed, ${ROWS} not measured`);
    expect(tableMarkdown(table).match(/not measured/g)).toHaveLength(ROWS);
  });

  it('meets a row with several figures only when all of them do', () => {
    const good = { eventP50Ms: 10, eventP95Ms: 40, eventP99Ms: 100, errors: 0, broken: 0 };
    expect(row({ random: reportOf(good) }, '5,000 players')?.isMet).toBe(true);
    expect(row({ random: reportOf({ ...good, eventP99Ms: 101 }) }, '5,000 players')?.isMet).toBe(false);
    expect(row({ random: reportOf({ ...good, errors: 1 }) }, '5,000 players')?.isMet).toBe(false);
    expect(row({ random: reportOf({ ...good, broken: 1 }) }, '5,000 players')?.isMet).toBe(false);
  });

  it('takes no figure from a run that is smaller than the row', () => {
    expect(
      row({ 'reconnect-storm': reportOf({ backShare: 1 }, 4_999) }, '5,000 clients')?.measured,
    ).toBeNull();
    expect(row({ 'reconnect-storm': reportOf({ backShare: 0.95 }) }, '5,000 clients')?.isMet).toBe(true);
  });

  it('asks of a storm of deadlines that it was one', () => {
    const storm = { lateP99Ms: 200, deadlinesInBusiestSecond: 2_000 };
    expect(row({ 'deadline-storm': reportOf(storm) }, '5,000 deadlines')?.isMet).toBe(false);
    const whole = reportOf({ ...storm, deadlinesInBusiestSecond: 5_000 });
    expect(row({ 'deadline-storm': whole }, '5,000 deadlines')?.isMet).toBe(true);
  });

  it('compares the cost of an answer on one node and on four', () => {
    const nodes = (four: number) => ({ 'nodes-1': reportOf({}), 'nodes-4': reportOf({}, 1_000, four) });
    expect(row(nodes(600), 'cost per answer from 1 to 4')).toMatchObject({ isMet: true });
    expect(row(nodes(610), 'cost per answer from 1 to 4')).toMatchObject({ isMet: false });
    expect(row({ 'nodes-1': reportOf({}) }, 'cost per answer from 1 to 4')?.measured).toBeNull();
  });
});
