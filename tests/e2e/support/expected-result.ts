import { expect, type Locator, type Page } from '@playwright/test';
import type { AttemptType } from '@quiz-arena/contract/modes';
import { defaultSettings, readSettings, type SettingKey } from '@quiz-arena/contract/settings';
import { payPolicies } from '@quiz-arena/quiz-rules/pay-policy';
import { type SoloSettlement, settleSoloRun } from '@quiz-arena/quiz-rules/settle-solo-run';
import { expectCoins } from './coins.ts';
import type { PlayedRun } from './played-run.ts';

const settings = readSettings(defaultSettings);
/** Where a first level is not the only one. */
const twoLevels = { levels: [1, 2], highestWon: 0, played: 1 };

/** What a mode pays for, by the names of its settings. */
export interface ModePay {
  readonly quizType: AttemptType;
  /** Points of a right and of a wrong answer; left out: none are counted. */
  readonly points?: { readonly credit: SettingKey; readonly deduct: SettingKey };
  /** Coins of the full reward, where they are not the usual ones. */
  readonly mostCoins?: SettingKey;
}

interface Circumstances {
  /** The balance before the result. */
  readonly coins: number;
  /** Coins that lifelines of this run have cost. */
  readonly spent?: number;
  readonly isDoubled?: boolean;
}

/** The result page shows what the rules make of a first run at a place, line by line, and the balance follows it. */
export async function expectResult(
  page: Page,
  run: PlayedRun,
  pay: ModePay,
  { coins, spent = 0, isDoubled = false }: Circumstances,
): Promise<void> {
  const settled = settle(run, pay, isDoubled);
  const { total, correct } = run;
  const percent = Math.round(settled.result.percentage);
  await expect(page.getByRole('img', { name: `${percent} %, ${correct} of ${total} right` })).toBeVisible();
  const lines = page.getByRole('region', { name: 'What you earned' }).getByRole('listitem');
  await expectPoints(lines, run, pay, settled);
  for (const [title, amount] of coinLines(settled, pay)) {
    await expect(lines.filter({ hasText: title })).toContainText(amount);
  }
  if (settled.coinReason === 'MODE_PAYS_NOTHING')
    await expect(lines.filter({ hasText: /reward|No coins/ })).toHaveCount(0);
  if (spent > 0) {
    await expect(lines.filter({ hasText: 'Lifelines, paid when used' })).toContainText(`−${spent} coins`);
  }
  if (settled.level?.opened != null) {
    await expect(page.getByText(`Level ${settled.level.opened} is open now.`)).toBeVisible();
  }
  await expectCoins(page, coins + settled.coins);
}

function settle({ total, correct }: PlayedRun, pay: ModePay, isDoubled: boolean): SoloSettlement {
  const policy = payPolicies[pay.quizType];
  const { points } = pay;
  return settleSoloRun({
    tally: { served: total, correct },
    pay: policy,
    coinPolicy: {
      maximumCoins: Number(settings[pay.mostCoins ?? 'maximum_winning_coins']),
      fullPercentage: settings.minimum_coins_winning_percentage,
      winningPercentage: settings.quiz_winning_percentage,
    },
    scorePolicy: {
      creditPerCorrect: points === undefined ? 0 : Number(settings[points.credit]),
      deductPerWrong: points === undefined ? 0 : Number(settings[points.deduct]),
    },
    wasWonBefore: false,
    level: policy === 'new-level' ? twoLevels : null,
    hasScoredToday: false,
    isDoubled,
  });
}

async function expectPoints(
  lines: Locator,
  { total, correct }: PlayedRun,
  { points }: ModePay,
  { scoreReason }: SoloSettlement,
): Promise<void> {
  const isCounted = scoreReason === 'COUNTED' && points !== undefined;
  const credit = isCounted ? correct * Number(settings[points.credit]) : 0;
  const deduct = isCounted ? (total - correct) * Number(settings[points.deduct]) : 0;
  await expect(lines.filter({ hasText: /right answers?/ })).toContainText(
    credit === 0 ? '0 points' : `+${credit} points`,
  );
  if (correct === total) return;
  await expect(lines.filter({ hasText: 'wrong or missed' })).toContainText(
    deduct === 0 ? '0 points' : `−${deduct} points`,
  );
}

/** The lines about coins: what they begin with, and how many coins they name. */
function coinLines({ coinReason, coins, result }: SoloSettlement, { quizType }: ModePay): [RegExp, string][] {
  if (coinReason === 'MODE_PAYS_NOTHING') return [];
  if (coinReason === 'LOST') return [[/No coins below/, '0 coins']];
  const what = payPolicies[quizType] === 'new-level' ? 'New level' : 'First win';
  const reward: [RegExp, string] = [new RegExp(`^${what}`), `+${result.coins} coins`];
  return coins > result.coins ? [reward, [/^Double coins/, `+${coins - result.coins} coins`]] : [reward];
}
