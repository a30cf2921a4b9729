import { describe, expect, it } from 'vitest';
import { BadOption } from './bad-option.ts';
import { profiles } from './engine/profiles.ts';
import { helpText, type LoadOptions, readOptions } from './options.ts';
import { bars } from './report/bars.ts';

function read(...args: string[]): LoadOptions {
  const options = readOptions(args);
  if (options === 'help') throw new Error('help was not asked for');
  return options;
}

describe('the options of a load run', () => {
  it('take a profile by its place or its name, with its own numbers unless others are given', () => {
    expect(read().profile).toBe('random');
    expect(read('churn')).toEqual(read('--profile', 'churn'));
    expect(read('ramp').plan).toEqual(profiles.ramp.defaults);
    expect(read('ramp', '--players', '10', '--think', '5-9', '--rate', '50').plan).toEqual({
      ...profiles.ramp.defaults,
      players: 10,
      thinkMs: { from: 5, to: 9 },
      answersPerSecond: 50,
    });
  });

  it('hold a run to the bars of its profile, to others, or to none', () => {
    expect(read('random').limits).toEqual(profiles.random.bars);
    expect(read('random', '--fail-p99-ms', '250').limits.eventP99Ms).toBe(250);
    expect(read('random', '--fail-p99-ms', 'none').limits).not.toHaveProperty('eventP99Ms');
    expect(read('random', '--fail-answers', '900').limits.answersPerSecond).toBe(900);
  });

  it('pass settings on to the own nodes', () => {
    expect(read('--set', 'BATTLE_REVEAL_MS=5', '--set', 'LOG_LEVEL=warn').env).toEqual({
      BATTLE_REVEAL_MS: '5',
      LOG_LEVEL: 'warn',
    });
  });

  it.each([
    [['nonsense'], 'There is no profile "nonsense"'],
    [['random', 'friend'], 'One profile at a time'],
    [['--players', 'many'], '--players is a number from 2 to 100000, not "many"'],
    [['--players', ''], '--players'],
    [['--think', '9-5'], '--think'],
    [['--client', 'netcat'], '--client is light or socket.io, not "netcat"'],
    [['--url', 'localhost'], '--url is an address'],
    [['--url', 'http://localhost:8080'], '--url needs --tokens'],
    [['--tokens', 'players.json'], '--tokens belongs to --url'],
    [['--url', 'http://localhost', '--tokens', 'no-such-file.json'], 'There is no file no-such-file.json'],
    [['--url', 'http://localhost', '--tokens', import.meta.filename, '--store', 'memory'], '--store'],
    [['--store', 'memory', '--battle-nodes', '2'], 'more than one need --store redis'],
    [['--set', 'nothing'], '--set is NAME=VALUE'],
    [['--fail-p99-ms', 'soon'], '--fail-p99-ms'],
    [['--fast'], "Unknown option '--fast'"],
  ])('refuse %j in words', (args, said) => {
    expect(() => readOptions(args)).toThrow(BadOption);
    expect(() => readOptions(args)).toThrow(said);
  });

  it('are all in the help, with every profile and every limit', () => {
    const help = helpText();
    for (const name of Object.keys(profiles)) expect(help).toContain(name);
    for (const { flag } of Object.values(bars)) expect(help).toContain(`--${flag} N`);
    expect(readOptions(['--help'])).toBe('help');
  });
});
