import { extremeLengthShare, letterShare } from '../lint/share-rules.ts';
import { lintQuestions } from '../lint-questions.ts';
import { loadQuestionBank } from '../load-question-bank.ts';
import { type BankQuestion, optionLetters } from '../question-bank-format.ts';

/** Prints what the bank holds and what is wrong with it; exits with 1 when something is. */
const bank = loadQuestionBank();

for (const category of bank.categories) {
  const own = bank.questions.filter((question) => isOf(question, category.language, category.slug));
  const price = category.isPremium ? `, ${category.coins} coins` : '';
  console.log(`${category.language}  ${category.name}: ${own.length} questions${price}`);
  for (const [subcategory, members] of Map.groupBy(own, (question) => question.subcategory)) {
    const levels = counts(members, (question) => `level ${question.level}`);
    console.log(`      ${(subcategory ?? '(no subcategory)').padEnd(32)}${levels}`);
  }
}
const choices = bank.questions.filter((question) => question.kind === 'choice');
const letters = optionLetters.map((letter) => `${letter} ${percent(letterShare(choices, letter))}`);
console.log(`
questions      ${bank.questions.length} in ${bank.categories.length} categories, ${bank.subcategories.length} subcategories
kinds          ${counts(bank.questions, (question) => question.kind)}
difficulty     ${counts(bank.questions, (question) => `${question.difficulty}`)}
right answers  ${letters.join(', ')}
right option   longest in ${percent(extremeLengthShare(choices, 'longest'))}, shortest in ${percent(extremeLengthShare(choices, 'shortest'))}
content hash   ${bank.contentHash}
`);

const findings = lintQuestions(bank);
for (const { rule, where, text } of findings) console.error(`${where}  ${rule}: ${text}`);
console.log(`${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;

function isOf(question: BankQuestion, language: string, category: string): boolean {
  return question.language === language && question.category === category;
}

function counts(questions: readonly BankQuestion[], group: (question: BankQuestion) => string): string {
  return [...Map.groupBy(questions, group)]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([name, members]) => `${name}: ${members.length}`)
    .join(', ');
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}
