/** A row that tests of the suites prove: those of `file` whose titles match, all of them when `titles` is left out. */
export interface TestedRow {
  readonly check: string;
  readonly tried: string;
  readonly tests: readonly { readonly file: string; readonly titles?: RegExp }[];
}

const api = 'packages/quiz-api/src';
const battle = 'battle-server/src';
const matrix = `${api}/http/security-matrix.api.test.ts`;
const limits = `${api}/http/limits.api.test.ts`;
const http = `${api}/http/http.api.test.ts`;

/** What design and specification ask for, and the tests that show it; `pnpm security` runs them and counts their cases. */
export const testedRows: readonly TestedRow[] = [
  {
    check: 'REST: bad tokens',
    tried:
      'every action without a token and with 10 that are no good: garbage, expired, superseded, unsigned (alg none), another key, a deleted account’s, another player’s …',
    tests: [
      { file: matrix, titles: /opens to nobody/ },
      { file: http, titles: /authorisation of/ },
    ],
  },
  {
    check: 'REST: forged sign-in',
    tried:
      'ID tokens of the sign-in service with the emulator variable unset: unsigned, shared secret, no key, another project, another issuer, nobody’s',
    tests: [
      { file: `${api}/http/sign-in-tokens.api.test.ts` },
      { file: `${api}/identity/firebase-identity-verifier.test.ts` },
      {
        file: `${api}/domains/accounts/accounts.api.test.ts`,
        titles: /firebase_id that the token does not prove|verified address/,
      },
    ],
  },
  {
    check: 'REST: others’ objects',
    tried:
      'attempts, reviews, bookmarks, redeem requests, matches, rooms, accounts and sign-outs of another player',
    tests: [{ file: `${api}/http/foreign-objects.api.test.ts` }],
  },
  {
    check: 'REST: extra fields',
    tried:
      'every action with fields that it does not know, __proto__ and constructor among them; nested JSON',
    tests: [{ file: matrix, titles: /fields that it does not know|__proto__/ }],
  },
  {
    check: 'REST: broken values',
    tried:
      'every field of every action: huge, negative, fractional, exponent, hexadecimal, text, control characters',
    tests: [{ file: matrix, titles: /broken numbers and texts/ }],
  },
  {
    check: 'REST: 50 at once',
    tried: 'every action 50 times at the same moment: no fault, and paid for once',
    tests: [
      { file: matrix, titles: /50 calls at the same moment|after all of it/ },
      { file: `${api}/domains/ledger/coins-by-request.api.test.ts`, titles: /50 parallel repeats/ },
    ],
  },
  {
    check: 'REST: answers',
    tried:
      'nothing but whitelisted keys; no note, right answer, e-mail or number of others; a fault tells nothing of the inside',
    tests: [
      { file: `${api}/domains/attempts/whitelist.api.test.ts` },
      { file: http, titles: /fault of ours/ },
    ],
  },
  {
    check: 'coins: spends',
    tried:
      '100 parallel spends never below zero; 200 operations at once on one wallet over many seeds; a deed charged once',
    tests: [
      { file: `${api}/domains/ledger/ledger.api.test.ts` },
      { file: `${api}/domains/ledger/one-wallet.api.test.ts` },
    ],
  },
  {
    check: 'coins: requests',
    tried:
      'random sequences of a player’s requests: the own balance rises by earned badges only, and the ledger fits',
    tests: [
      { file: `${api}/domains/ledger/coins-by-request.api.test.ts`, titles: /never raises the own balance/ },
    ],
  },
  {
    check: 'coins: farming',
    tried:
      'restarts, second accounts, deletion loops, practice that would reveal, double coins, arranged battles',
    tests: [{ file: `${api}/farming.api.test.ts` }],
  },
  {
    check: 'sign-in: endings',
    tried: 'sign-out, newer sign-in, deactivation and deletion end the token, and its sockets within 5 s',
    tests: [
      {
        file: `${api}/domains/accounts/accounts.api.test.ts`,
        titles: /ends with sign_out|battle servers of every/,
      },
      { file: http, titles: /deactivated account|30 days/ },
      { file: 'tests/integration/ended-sessions.test.ts' },
    ],
  },
  {
    check: 'XSS: sanitiser',
    tried: 'page HTML, texts to read, formulas that lead elsewhere',
    tests: [
      { file: 'web/src/features/info/info-pages.test.tsx' },
      { file: 'web/src/features/solo/texts/text-page.test.tsx', titles: /could run or load/ },
      { file: 'web/src/quiz-play/question-text.test.tsx' },
    ],
  },
  {
    check: 'uploads',
    tried:
      'magic bytes, SVG, polyglots, decompression bombs, 2 MiB, 4,096 pixels; stored pictures are written anew',
    tests: [
      { file: `${api}/domains/accounts/hostile-uploads.api.test.ts` },
      { file: `${api}/domains/accounts/accounts.api.test.ts`, titles: /upload_profile_image/ },
      { file: `${api}/picture-links.test.ts` },
    ],
  },
  {
    check: 'limits: REST',
    tried: 'bodies, fields, files, parts, page sizes, requests a minute for each player and address',
    tests: [
      { file: limits },
      { file: http, titles: /is 413|counts per player|cannot be parsed/ },
      { file: `${api}/http/proxies-and-logs.api.test.ts`, titles: /address of a caller/ },
    ],
  },
  {
    check: 'limits: battles',
    tried: 'handshakes of an address, commands of a socket, wrong room codes',
    tests: [
      { file: `${battle}/build-battle-server.test.ts`, titles: /limits connections|slowed down/ },
      { file: `${battle}/adapters/socket/address-limit.test.ts` },
      { file: `${battle}/application/coded-room.test.ts`, titles: /wrong five times/ },
      { file: `${battle}/adapters/memory/memory-registers.test.ts` },
    ],
  },
  {
    check: 'limits: exam keys',
    tried: 'wrong keys, also all at once: five an hour',
    tests: [{ file: `${api}/domains/exams/exams.api.test.ts`, titles: /tried wrongly/ }],
  },
  {
    check: 'logs: talkative',
    tried: 'quiz-api at the level trace, with failing queries: no token, key, code, address or number',
    tests: [
      { file: `${api}/http/proxies-and-logs.api.test.ts`, titles: /most talkative/ },
      { file: `${battle}/adapters/socket/bind-commands.test.ts` },
    ],
  },
  {
    check: 'secrets: configuration',
    tried: 'production without each secret, with weak or equal ones, with the sign-in emulator',
    tests: [
      { file: `${api}/config.test.ts` },
      { file: `${battle}/config.test.ts` },
      { file: 'tests/ops/images.test.ts' },
    ],
  },
];
