import type { QuestionContent } from '../play-content.ts';
import type { ShownOption } from '../shown-option.ts';

/** What an answer surface is given, whatever kind of question it answers. */
export interface AnswerSurfaceProps {
  options: readonly ShownOption[];
  canAnswer: boolean;
  /** Called with the answer as the wire writes it: "b", "a,c", a word. */
  onAnswer: (answer: string) => void;
}

/** What is shown of a question that is over; answers as the wire writes them. */
export interface ReviewedAnswerProps {
  question: QuestionContent;
  /** "" when none was given. */
  given: string;
  right: string;
}
