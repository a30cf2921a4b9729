import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FormulasContext } from './formulas-context.ts';
import { QuestionLanguageContext } from './question-language-context.ts';
import { QuestionText } from './question-text.tsx';

function show(text: string, isOn: boolean) {
  return render(
    <FormulasContext value={isOn}>
      <p>
        <QuestionText text={text} />
      </p>
    </FormulasContext>,
  );
}

describe('the text of a question', () => {
  it('sets what stands between dollar signs as a formula', async () => {
    const { container } = show('Half of $x^2$ is?', true);
    const formula = await screen.findByText('x^2', { selector: 'annotation' });
    expect(formula.closest('math')).not.toBeNull();
    expect(container.textContent).toMatch(/^Half of .* is\?$/);
  });

  it('keeps the direction of its own script on a page of another one', () => {
    const { container } = show('What is the unit of force?', false);
    expect(container.querySelector('bdi')).toHaveTextContent('What is the unit of force?');
  });

  it('is in the language that is named for it, and in that of the page where none is', () => {
    const { container } = render(
      <QuestionLanguageContext value="ar">
        <QuestionText text="ما هو لون السماء؟" />
      </QuestionLanguageContext>,
    );
    expect(container.querySelector('bdi')).toHaveAttribute('lang', 'ar');
    expect(show('Why?', false).container.querySelector('bdi')).not.toHaveAttribute('lang');
  });

  it('leaves dollars alone where formulas are off', () => {
    const { container } = show('From $5 to $6', false);
    expect(container.textContent).toBe('From $5 to $6');
  });

  it('runs no command of a formula that leads elsewhere', async () => {
    const { container } = show(String.raw`$\href{javascript:alert(1)}{x}$`, true);
    await screen.findByText(/href/, { selector: 'annotation' });
    expect(container.querySelector('a')).toBeNull();
  });

  it('shows a formula that cannot be read as it is written', async () => {
    show(String.raw`$\frac{1$`, true);
    expect(await screen.findByText(String.raw`\frac{1`, { selector: '.katex-error' })).toBeVisible();
  });
});
