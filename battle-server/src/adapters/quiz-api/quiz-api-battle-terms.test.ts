import type { ActionOutcome } from '@quiz-arena/contract/action-client';
import { defaultBattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import { defaultSettings, type SettingKey } from '@quiz-arena/contract/settings';
import { describe, expect, it } from 'vitest';
import { stubActionClient } from '../../testing/stub-action-client.ts';
import { createQuizApiBattleTerms } from './quiz-api-battle-terms.ts';

type Outcome = ActionOutcome<'get_system_configurations'>;

const down: Outcome = { kind: 'failed', reason: 'network' };

function answer(settings: { [Key in SettingKey]?: string } = {}): Outcome {
  const data = { ...defaultSettings, ...settings };
  return { kind: 'answer', status: 200, success: undefined, answer: { data } };
}

/** Terms over a backend whose answer can be changed, and a clock that can be set. */
function arrange(first: Outcome, overrides = {}) {
  let outcome = first;
  let now = 0;
  let languages: ActionOutcome<'get_languages'> = { kind: 'failed', reason: 'network' };
  const { client, sent } = stubActionClient((name) => (name === 'get_languages' ? languages : outcome));
  const terms = createQuizApiBattleTerms(client, defaultBattleSettings, overrides, () => now);
  return {
    terms,
    asked: () => sent.filter(({ name }) => name === 'get_system_configurations').length,
    tellLanguages(defaultId: string) {
      const row = (id: string) => ({
        ...{ id, language: `Language ${id}`, code: 'xx' },
        default_active: id === defaultId ? ('1' as const) : ('0' as const),
      });
      const data = [row('13'), row('14')];
      languages = { kind: 'answer', status: 200, success: undefined, answer: { data } };
    },
    become: (next: Outcome) => {
      outcome = next;
    },
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

describe('the terms of battles', () => {
  it('are the battle server’s own numbers while the settings are the defaults', async () => {
    const { terms } = arrange(answer());
    expect(await terms.read('random')).toEqual({
      isOffered: true,
      isMaintenance: false,
      settings: defaultBattleSettings,
      defaultLanguageId: null,
    });
  });

  it('follow the settings of the battle’s own kind', async () => {
    const { terms } = arrange(
      answer({
        battle_mode_random_in_seconds: '12',
        battle_mode_random_total_question: '7',
        battle_mode_random_correct_answer_credit_score: '40',
        battle_mode_random_quickest_correct_answer_extra_score: '20',
        battle_mode_random_second_quickest_correct_answer_extra_score: '10',
        battle_mode_random_entry_coin: '6',
        battle_mode_random_search_duration: '45',
        battle_mode_one_total_question: '3',
        battle_mode_group_in_seconds: '50',
        battle_mode_max_entry_coin: '18',
      }),
    );
    expect((await terms.read('random'))?.settings).toEqual({
      ...defaultBattleSettings,
      questionMs: 12_000,
      questionCount: 7,
      correctPoints: 40,
      quickPoints: 20,
      secondQuickPoints: 10,
      entryCoin: 6,
      maxEntryCoin: 18,
      searchMs: 45_000,
    });
    expect((await terms.read('friend'))?.settings).toMatchObject({ questionCount: 3, questionMs: 30_000 });
    expect((await terms.read('group'))?.settings).toMatchObject({ questionCount: 10, questionMs: 50_000 });
  });

  it('leave a number alone that the environment names', async () => {
    const { terms } = arrange(answer({ battle_mode_random_in_seconds: '12' }), { questionMs: 900 });
    expect((await terms.read('random'))?.settings.questionMs).toBe(900);
  });

  it.each([
    ['battle_mode_random', [false, true, true]],
    ['battle_mode_one', [false, false, true]],
    ['battle_mode_group', [true, true, false]],
  ] as const)('say what is offered with %s off', async (flag, offered) => {
    const { terms } = arrange(answer({ [flag]: '0' }));
    const kinds = await Promise.all((['random', 'friend', 'group'] as const).map(terms.read));
    expect(kinds.map((kind) => kind?.isOffered)).toEqual(offered);
  });

  it('are asked for once in five seconds, by many at once too', async () => {
    const { terms, asked, become, pass } = arrange(answer());
    await Promise.all([terms.read('random'), terms.read('friend'), terms.read('group')]);
    become(answer({ app_maintenance: '1' }));
    pass(4_999);
    expect((await terms.read('random'))?.isMaintenance).toBe(false);
    expect(asked()).toBe(1);
    pass(1);
    expect((await terms.read('random'))?.isMaintenance).toBe(true);
    expect(asked()).toBe(2);
  });

  it('name the language that "0" stands for, once the backend has told [B11]', async () => {
    const { terms, tellLanguages, pass } = arrange(answer());
    expect((await terms.read('random'))?.defaultLanguageId).toBeNull();
    tellLanguages('14');
    pass(5_000);
    expect((await terms.read('friend'))?.defaultLanguageId).toBe('14');
  });

  it('are unknown until the backend answers, and stay what they were while it does not', async () => {
    const { terms, become, pass } = arrange(down);
    expect(await terms.read('random')).toBeNull();
    become(answer({ battle_mode_random_in_seconds: '12' }));
    pass(5_000);
    await terms.read('random');
    become(down);
    pass(60_000);
    expect((await terms.read('random'))?.settings.questionMs).toBe(12_000);
  });
});
