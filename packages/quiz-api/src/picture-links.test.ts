import { describe, expect, it } from 'vitest';
import { createPictureLinks } from './picture-links.ts';

const links = createPictureLinks('https://quiz.example/');

describe('picture links', () => {
  it('are stored as paths and sent as absolute addresses', () => {
    expect(links.accept('https://quiz.example/faces/3.svg', '')).toBe('/faces/3.svg');
    expect(links.absolute('/faces/3.svg')).toBe('https://quiz.example/faces/3.svg');
    expect(links.absolute('')).toBe('');
    expect(links.absolute('https://pics.example/me')).toBe('https://pics.example/me');
  });

  it('take the picture that the sign-in service tells, and no other from elsewhere', () => {
    expect(links.accept('https://pics.example/me', 'https://pics.example/me')).toBe(
      'https://pics.example/me',
    );
    expect(links.accept('https://pics.example/other', 'https://pics.example/me')).toBe('');
    expect(links.accept(undefined, 'https://pics.example/me')).toBe('');
  });

  it.each([
    'https://quiz.example/media/profiles/of-somebody-else.webp',
    'https://quiz.example/faces/../media/profiles/of-somebody-else.webp',
    'https://quiz.example/faces/%2e%2e/media/x.webp',
    'https://quiz.example.evil.example/faces/3.svg',
  ])('do not take %s', (url) => {
    expect(links.accept(url, '')).toBe('');
  });
});
