import { type ActionName, actionNames } from '@quiz-arena/contract/action-registry';
import type { Random } from '@quiz-arena/quiz-rules/seeded-random';
import { deepJson, hostileJson, hostileText, pick, wholeBelow } from './hostile-values.ts';

export type RequestFamily = keyof typeof families;

interface Made {
  readonly action: string;
  readonly contentType: string;
  readonly body: Buffer;
  /** The connection breaks after so many bytes of the body. */
  readonly cutAt?: number;
}

/** A request to the quiz backend that its client would never send. */
export interface HostileRequest extends Made {
  readonly family: RequestFamily;
}

type Make = (random: Random) => Made;

/** What ends the account or the session that the requests come from is left out. */
const endings: ReadonlySet<ActionName> = new Set(['delete_user_account', 'sign_out']);
const targets = actionNames.filter((name) => !endings.has(name)) as [ActionName, ...ActionName[]];

/** Names of fields that some action knows, so that values are looked at, and some that none knows. */
const fieldNames = [
  'type',
  'category',
  'attempt_id',
  'question_id',
  'play_questions',
  'offset',
  'limit',
  'name',
  'match_ids',
  'exam_module_id',
  'image',
  '__proto__',
  'constructor',
  'a[b][c]',
  'a.b',
  '',
  'x'.repeat(300),
] as const;

const URLENCODED = 'application/x-www-form-urlencoded';
const BOUNDARY = 'fuzz';

const anyField = (random: Random): [string, string] => [pick(random, fieldNames), fieldValue(random)];

function fieldValue(random: Random): string {
  const kind = random();
  if (kind < 0.4) return hostileText(random);
  if (kind < 0.8) return hostileJson(random);
  return deepJson(wholeBelow(random, 20_000));
}

const makeFields: Make = (random) => ({
  action: pick(random, targets),
  contentType: URLENCODED,
  body: Buffer.from(
    Array.from({ length: 1 + wholeBelow(random, 5) }, () => anyField(random))
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`)
      .join('&'),
  ),
});

const makeBrokenForm: Make = (random) => ({
  action: pick(random, targets),
  contentType: URLENCODED,
  body: Buffer.from(
    pick(random, [
      '%',
      '%zz=%',
      '=',
      '&&&&',
      'a',
      `${'&a=1'.repeat(5_000)}`,
      '\u0000=\u0000',
      'type=1&type=2',
    ]),
  ),
});

const makeTyped: Make = (random) => ({
  action: pick(random, targets),
  contentType: pick(random, [
    'application/json',
    'text/plain',
    'application/xml',
    '',
    'multipart/mixed; boundary=x',
    'x'.repeat(500),
  ]),
  body: Buffer.from(
    random() < 0.5 ? deepJson(wholeBelow(random, 50_000)) : hostileJson(random).toWellFormed(),
  ),
});

function part(random: Random): string {
  const [name, value] = anyField(random);
  const file =
    random() < 0.3 ? `; filename=${pick(random, ['"a.png"', '"../../x"', '', '"\u0000"', 'a"b'])}` : '';
  const head = pick(random, [
    `content-disposition: form-data; name="${name}"${file}`,
    `Content-Disposition: form-data; name=${name}${file}`,
    'content-disposition: form-data',
    'content-disposition: attachment; name="type"',
    `content-disposition: form-data; name="${name}"\r\ncontent-type: ${'x'.repeat(wholeBelow(random, 20_000))}`,
    'content-transfer-encoding: base64',
    '',
  ]);
  return `--${BOUNDARY}\r\n${head}\r\n\r\n${value.toWellFormed()}\r\n`;
}

/** Forms in parts of which the boundaries, the heads, the number or the end are wrong. */
const makeMultipart: Make = (random) => {
  const count = random() < 0.1 ? 60 : 1 + wholeBelow(random, 6);
  const whole = `${Array.from({ length: count }, () => part(random)).join('')}--${BOUNDARY}--\r\n`;
  const change = random();
  const cut = whole.slice(0, change < 0.3 ? wholeBelow(random, whole.length) : whole.length);
  const boundary = pick(random, [
    BOUNDARY,
    BOUNDARY,
    BOUNDARY,
    `"${BOUNDARY}"`,
    'other',
    '',
    'x'.repeat(100),
  ]);
  return {
    action: pick(random, targets),
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.from(change > 0.9 ? cut.replaceAll('\r\n', '\n') : cut),
  };
};

const beginnings = [
  [0xff, 0xd8, 0xff, 0xe0],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [...Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 ')],
  [...Buffer.from('GIF89a')],
  [...Buffer.from('<svg onload="alert(1)">')],
  [],
] as const;

/** Pictures that are none behind a picture's first bytes. */
const makePicture: Make = (random) => {
  const noise = Buffer.from(Array.from({ length: wholeBelow(random, 4_000) }, () => wholeBelow(random, 256)));
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  const parts = [
    Buffer.from(head),
    Buffer.from(pick(random, beginnings)),
    noise,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ];
  return {
    action: 'upload_profile_image',
    contentType: `multipart/form-data; boundary=${BOUNDARY}`,
    body: Buffer.concat(parts),
  };
};

const makeCut: Make = (random) => {
  const whole = makeMultipart(random);
  return { ...whole, cutAt: wholeBelow(random, Math.max(1, whole.body.length)) };
};

const makePath: Make = (random) => ({
  action: pick(random, [
    '__proto__',
    'constructor',
    '..%2f..%2foperator%2freconcile',
    '%00',
    'x'.repeat(8_000),
    '%ff',
    'get_languages/../x',
    '?a=1',
  ]),
  contentType: URLENCODED,
  body: Buffer.alloc(0),
});

const families = {
  'hostile fields': { weight: 30, make: makeFields },
  'broken form': { weight: 10, make: makeBrokenForm },
  'another content type': { weight: 10, make: makeTyped },
  'wrong multipart': { weight: 30, make: makeMultipart },
  'no picture': { weight: 10, make: makePicture },
  'cut off': { weight: 4, make: makeCut },
  'unknown path': { weight: 6, make: makePath },
} as const satisfies Record<string, { readonly weight: number; readonly make: Make }>;

const drawn = (Object.keys(families) as RequestFamily[]).flatMap((family) =>
  Array<RequestFamily>(families[family].weight).fill(family),
) as [RequestFamily, ...RequestFamily[]];

export function hostileRequest(random: Random): HostileRequest {
  const family = pick(random, drawn);
  return { family, ...families[family].make(random) };
}
