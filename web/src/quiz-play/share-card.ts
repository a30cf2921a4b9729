/** What a share card shows. */
export interface ShareCard {
  /** 'Level 2 won!' */
  readonly heading: string;
  /** What was played. */
  readonly place: string;
  /** Whole percent, and the same as '7 of 10'. */
  readonly percent: number;
  readonly correctOf: string;
  readonly appName: string;
  readonly invitation: string;
  readonly isRtl: boolean;
}

const WIDTH = 1200;
const HEIGHT = 630;
const FONT = '"Lexend Variable", system-ui, sans-serif';
const RING = { x: 270, y: 315, radius: 170, line: 34 } as const;
const TEXT = { x: 510, width: 620 } as const;

/**
 * Draws a result as a picture of 1200 × 630 pixels, the size that messengers show whole.
 * @throws Error when the browser gives no canvas or no picture
 */
export async function drawShareCard(card: ShareCard): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws no pictures');
  await document.fonts.load(`700 64px ${FONT}`);
  drawGround(context);
  drawRing(context, card);
  drawWords(context, card);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (picture === null) throw new Error('the picture could not be written');
  return picture;
}

function drawGround(context: CanvasRenderingContext2D) {
  const ground = context.createLinearGradient(0, 0, WIDTH, HEIGHT);
  ground.addColorStop(0, '#2c1079');
  ground.addColorStop(0.55, '#170e3b');
  ground.addColorStop(1, '#090029');
  context.fillStyle = ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);
}

function drawRing(context: CanvasRenderingContext2D, { percent, correctOf, isRtl }: ShareCard) {
  const x = mirror(RING.x, isRtl);
  const start = -Math.PI / 2;
  context.lineWidth = RING.line;
  context.lineCap = 'round';
  context.strokeStyle = '#2b2058';
  strokeArc(context, x, 0, 2 * Math.PI);
  context.strokeStyle = '#ef5388';
  if (percent > 0) strokeArc(context, x, start, start + (2 * Math.PI * Math.min(percent, 100)) / 100);
  context.textAlign = 'center';
  write(context, `${percent} %`, { x, y: RING.y + 18, font: `700 76px ${FONT}`, color: '#f5f2ff' });
  write(context, correctOf, { x, y: RING.y + 74, font: `500 34px ${FONT}`, color: '#b1a8d3' });
}

function strokeArc(context: CanvasRenderingContext2D, x: number, from: number, to: number) {
  context.beginPath();
  context.arc(x, RING.y, RING.radius, from, to);
  context.stroke();
}

function drawWords(context: CanvasRenderingContext2D, card: ShareCard) {
  const x = mirror(TEXT.x, card.isRtl);
  context.direction = card.isRtl ? 'rtl' : 'ltr';
  context.textAlign = 'start';
  write(context, card.appName, { x, y: 130, font: `700 40px ${FONT}`, color: '#ff8db5' });
  write(context, card.heading, { x, y: 262, font: `700 68px ${FONT}`, color: '#f5f2ff' });
  write(context, card.place, { x, y: 350, font: `600 44px ${FONT}`, color: '#f5f2ff' });
  write(context, card.invitation, { x, y: 500, font: `500 36px ${FONT}`, color: '#ffb020' });
}

interface Writing {
  x: number;
  y: number;
  font: string;
  color: string;
}

/** A line that is too long is set narrower. */
function write(context: CanvasRenderingContext2D, text: string, { x, y, font, color }: Writing) {
  context.font = font;
  context.fillStyle = color;
  context.fillText(text, x, y, TEXT.width);
}

function mirror(x: number, isRtl: boolean): number {
  return isRtl ? WIDTH - x : x;
}
