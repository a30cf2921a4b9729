import { describe, expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

describe('the QR code of a link', () => {
  it('is the smallest that holds it, with four modules of white around', () => {
    const { path, size } = qrPath('https://quiz.example/random-battle/join/482915/');
    // 47 bytes at level M need version 4: 33 modules a side.
    expect(size).toBe(33 + 8);
    expect(path).toMatch(/^M4 4h1v1h-1z/);
    expect(path).not.toMatch(/M[0-3] |M\d+ [0-3]h/);
  });

  it('differs from link to link', () => {
    expect(qrPath('https://a.example/1').path).not.toBe(qrPath('https://a.example/2').path);
  });
});
