import type { Chooser, OptionState } from '../shared/ui/option-button.tsx';
import type { ContentOption } from './play-content.ts';

/** An option as an answer surface draws it. */
export interface ShownOption extends ContentOption {
  readonly state: OptionState;
  /** The player chose it. */
  readonly isOwn: boolean;
  /** Share of the audience poll, whole percent. */
  readonly percent?: number;
  /** Other players who chose it; known once a battle's question has closed. */
  readonly chosenBy?: readonly Chooser[];
}
