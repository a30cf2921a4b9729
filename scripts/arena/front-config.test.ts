import { describe, expect, it } from 'vitest';
import { readFrontConfig } from './front-config.ts';

describe('readFrontConfig', () => {
  it('takes the environment of a deployment', () => {
    const config = readFrontConfig({
      HOST: '0.0.0.0',
      PORT: '80',
      WEB_DIR: '/app/web/dist',
      QUIZ_API_URL: 'http://quiz-api:8081/',
      BATTLE_URLS: 'http://battle-one:8082, http://battle-two:8082/',
      TRUSTED_PROXIES: '172.30.91.0/24',
      PUBLIC_URL: 'https://quiz.example',
    });
    expect(config).toEqual({
      host: '0.0.0.0',
      port: 80,
      webDir: '/app/web/dist',
      quizApiUrl: 'http://quiz-api:8081',
      battleUrls: ['http://battle-one:8082', 'http://battle-two:8082'],
      trustedProxies: ['172.30.91.0/24'],
      isSecure: true,
    });
  });

  it('believes no proxy and listens on this machine alone unless told', () => {
    expect(readFrontConfig({})).toMatchObject({ host: '127.0.0.1', trustedProxies: [], isSecure: false });
  });

  it.each([
    ['PORT', 'eighty'],
    ['QUIZ_API_URL', 'quiz-api:8081'],
    ['BATTLE_URLS', 'http://battle:8082,battle'],
    ['PUBLIC_URL', 'quiz.example'],
  ])('names a malformed %s', (name, value) => {
    expect(() => readFrontConfig({ [name]: value })).toThrow(name);
  });
});
