import { funAndLearnRow } from '@quiz-arena/contract/actions/questions';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { factory, makeCategory } from '../../../testing/factories.ts';
import { createFakeAttempt, type FakeQuestion } from '../../../testing/fake-attempt.ts';
import { renderApp } from '../../../testing/render-client.tsx';

const tides: FakeQuestion = { text: 'What pulls the tides?', options: ['Moon', 'Wind', 'Fish'], right: 'a' };
const makeText = factory(funAndLearnRow, {
  id: '7',
  language_id: '14',
  category: '1',
  subcategory: '0',
  title: 'The tides',
  detail: '<p>The <strong>Moon</strong> pulls.</p><img src=x onerror="alert(1)"><script>alert(2)</script>',
  content_type: '0',
  content_data: '',
  category_name: 'Sea',
  subcategory_name: '',
  no_of_que: '1',
  is_play: '0',
});
const sea = makeCategory({ type: '2', slug: 'sea', category_name: 'Sea', no_of: '0' });

function open(path: string, text = makeText()) {
  const source = 'get_fun_n_learn_questions';
  return renderApp({
    path,
    player: {},
    replies: {
      get_categories: { data: [sea] },
      get_fun_n_learn: { data: [text] },
      ...createFakeAttempt({ questions: [tides], source, quizType: '2' }),
    },
  });
}

describe('fun and learn', () => {
  it('leads from a category over a text to its questions', async () => {
    const { user, api } = await open('/fun-and-learn/');
    await user.click(await screen.findByRole('link', { name: /Sea/ }));
    await user.click(await screen.findByRole('link', { name: /The tides/ }));
    expect(await screen.findByText('Moon', { selector: 'strong' })).toBeVisible();
    expect(api.calls.some(({ name }) => name === 'get_fun_n_learn_questions')).toBe(false);
    await user.click(screen.getByRole('link', { name: "Let's start" }));
    expect(await screen.findByRole('heading', { level: 1, name: tides.text })).toBeVisible();
    const opened = api.calls.find(({ name }) => name === 'get_fun_n_learn_questions');
    expect(opened?.fields).toMatchObject({ fun_n_learn_id: '7' });
  });

  it('shows nothing of a text that could run or load something', async () => {
    const { container } = await open('/fun-and-learn/sea/text/7/');
    await screen.findByText('Moon', { selector: 'strong' });
    expect(container.querySelectorAll('article img, article script')).toHaveLength(0);
  });

  it('plays a video in the page, and asks nothing of its host before that', async () => {
    const video = makeText({ content_type: '1', content_data: 'a/b' });
    const { user, container } = await open('/fun-and-learn/sea/text/7/', video);
    const start = await screen.findByRole('button', { name: /Watch the video/ });
    expect(container.querySelector('iframe')).toBeNull();
    await user.click(start);
    const player = screen.getByTitle('Video: The tides');
    expect(player).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/a%2Fb?autoplay=1&rel=0');
  });

  it('opens a document in a tab of its own', async () => {
    const document = makeText({ content_type: '2', content_data: 'https://example.com/tides.pdf' });
    await open('/fun-and-learn/sea/text/7/', document);
    const link = await screen.findByRole('link', { name: 'Open the document' });
    expect(link).toHaveAttribute('href', 'https://example.com/tides.pdf');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('says that a text does not exist', async () => {
    await open('/fun-and-learn/sea/text/8/');
    expect(await screen.findByRole('heading', { name: 'Document does not exist' })).toBeVisible();
  });
});
