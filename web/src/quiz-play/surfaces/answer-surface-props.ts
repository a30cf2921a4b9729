import type { HintOffer, ShownHint } from '../hint-offer.ts';
import type { QuestionContent } from '../play-content.ts';
import type { ShownOption } from '../shown-option.ts';

/** What an answer surface is given, whatever kind of question it answers. */
export interface AnswerSurfaceProps {
  question: QuestionContent;
  options: readonly ShownOption[];
  canAnswer: boolean;
  /** Called with the answer as the wire writes it: "b", "a,c", a word. */
  onAnswer: (answer: string) => void;
  /** The answer that was given, and the right one as far as it was told (""); null while the question is open. */
  closed: { readonly given: string; readonly right: string } | null;
  /** Hints of a word; null where there are none. */
  hints: {
    readonly offer: HintOffer;
    readonly shown: readonly ShownHint[];
    readonly onAsk: () => void;
  } | null;
}

/** What is shown of a question that is over; answers as the wire writes them. */
export interface ReviewedAnswerProps {
  question: QuestionContent;
  /** "" when none was given. */
  given: string;
  right: string;
}
