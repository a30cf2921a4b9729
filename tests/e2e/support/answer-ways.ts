import { expect, type Page } from '@playwright/test';
import { readOptions, rightAnswerOf } from './asked-question.ts';
import { pressEnterOn } from './keyboard.ts';

/** How a player answers and goes on. */
export interface AnswerWay {
  /** Answers the question on the page, rightly or wrongly. */
  answer: (page: Page, question: string, isRight: boolean) => Promise<void>;
  /** From the verdict to what follows. */
  goOn: (page: Page) => Promise<void>;
  /** Follows a link, or presses a button. */
  press: (page: Page, role: 'link' | 'button', name: string | RegExp) => Promise<void>;
}

const nextButton = (page: Page) => page.getByRole('button', { name: /^(Next|See your result)$/ });

export const byMouse: AnswerWay = {
  async answer(page, question, isRight) {
    const { kind, texts } = rightAnswerOf(question);
    if (kind === 'word') return spellByMouse(page, texts[0] ?? '', isRight);
    if (kind === 'sequence') {
      await order(page, texts, isRight, (name) => page.getByRole('button', { name, exact: true }).click());
      return submitByMouse(page);
    }
    const options = page.getByRole('group', { name: 'Answers' }).getByRole('button');
    for (const index of await chosenOptions(page, texts, isRight)) await options.nth(index).click();
    if (kind === 'several') await submitByMouse(page);
  },
  // Pressed if it is there: the game goes on by itself after a moment.
  goOn: (page) => nextButton(page).evaluateAll((buttons: HTMLElement[]) => buttons[0]?.click()),
  press: (page, role, name) => page.getByRole(role, { name }).click(),
};

/** Nothing but keys: letters answer, Enter hands in and goes on, Tab reaches the rest. */
export const byKeys: AnswerWay = {
  async answer(page, question, isRight) {
    const { kind, texts } = rightAnswerOf(question);
    if (kind === 'word') {
      const word = (texts[0] ?? '').replaceAll(' ', '');
      await page.keyboard.type((isRight ? word : [...word].reverse().join('')).toLowerCase());
      await page.keyboard.press('Enter');
    } else if (kind === 'sequence') {
      await order(page, texts, isRight, (name) => tabTo(page, 'button', name));
      await tabTo(page, 'button', 'Submit');
    } else {
      for (const index of await chosenOptions(page, texts, isRight))
        await page.keyboard.press('abcde'[index] ?? '');
      if (kind === 'several') await page.keyboard.press('Enter');
    }
  },
  goOn: (page) => page.keyboard.press('Enter'),
  press: tabTo,
};

/** Tabs to a control and presses Enter, as someone without a mouse does. */
async function tabTo(page: Page, role: 'link' | 'button', name: string | RegExp): Promise<void> {
  await pressEnterOn(page.getByRole(role, { name, ...(typeof name === 'string' ? { exact: true } : {}) }));
}

/** The places of the right options; wrongly: the first wrong one. */
async function chosenOptions(page: Page, right: readonly string[], isRight: boolean): Promise<number[]> {
  const options = await readOptions(page);
  const places = options.flatMap((text, index) => (right.includes(text) ? [index] : []));
  expect(places, `${options.join(' / ')} against ${right.join(' / ')}`).toHaveLength(right.length);
  return isRight ? places : [options.findIndex((text) => !right.includes(text))];
}

async function spellByMouse(page: Page, word: string, isRight: boolean): Promise<void> {
  const letters = [...word.replaceAll(' ', '').toUpperCase()];
  const tiles = page.getByRole('group', { name: 'Letters' });
  for (const letter of isRight ? letters : letters.toReversed()) {
    await tiles.getByRole('button', { name: letter, exact: true, disabled: false }).nth(0).click();
  }
  await submitByMouse(page);
}

function submitByMouse(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Submit' }).click();
}

/** Moves each row up to its place; wrongly: one of two neighbours too far. */
async function order(
  page: Page,
  right: readonly string[],
  isRight: boolean,
  press: (name: string) => Promise<void>,
): Promise<void> {
  const wanted = isRight ? right : [right[1] ?? '', right[0] ?? '', ...right.slice(2)];
  const list = page.getByRole('list', { name: 'Answers' });
  for (const [place, text] of wanted.entries()) {
    const texts = await list.getByRole('listitem').allInnerTexts();
    const now = texts.findIndex((row) => row.split('\n').includes(text));
    for (let step = now; step > place; step -= 1) await press(`Move up: ${text}`);
  }
}
