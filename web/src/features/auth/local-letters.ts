/** Something that the local emulator would have sent. */
export type Letter =
  | { id: string; kind: 'verifyEmail' | 'passwordReset'; email: string; path: string }
  | { id: string; kind: 'code'; mobile: string; code: string };

interface OobCode {
  requestType: string;
  email: string;
  oobCode: string;
}

interface VerificationCode {
  phoneNumber: string;
  sessionInfo: string;
  code: string;
}

/** What the emulator keeps instead of sending it, newest first. @throws when the emulator does not answer */
export async function fetchLocalLetters(projectId: string): Promise<Letter[]> {
  const base = `/emulator/v1/projects/${encodeURIComponent(projectId)}`;
  const [mails, codes] = await Promise.all([
    fetchJson<{ oobCodes?: OobCode[] }>(`${base}/oobCodes`),
    fetchJson<{ verificationCodes?: VerificationCode[] }>(`${base}/verificationCodes`),
  ]);
  return [
    ...(mails.oobCodes ?? []).flatMap(mailLetter),
    ...(codes.verificationCodes ?? []).map(codeLetter),
  ].reverse();
}

async function fetchJson<Body>(url: string): Promise<Body> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the emulator answered ${response.status}`);
  return (await response.json()) as Body;
}

/** The links lead to this client's own pages, as a project's custom action address would. */
function mailLetter({ requestType, email, oobCode }: OobCode): Letter[] {
  const query = `oobCode=${encodeURIComponent(oobCode)}`;
  if (requestType === 'VERIFY_EMAIL') {
    return [{ id: oobCode, kind: 'verifyEmail', email, path: `/auth/login/?mode=verifyEmail&${query}` }];
  }
  if (requestType === 'PASSWORD_RESET') {
    return [
      {
        id: oobCode,
        kind: 'passwordReset',
        email,
        path: `/auth/reset-password/?mode=resetPassword&${query}`,
      },
    ];
  }
  return [];
}

function codeLetter({ phoneNumber, sessionInfo, code }: VerificationCode): Letter {
  return { id: sessionInfo, kind: 'code', mobile: phoneNumber, code };
}
