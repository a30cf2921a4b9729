import { createContext } from 'react';

/** The language of the questions' texts (BCP 47) where it is another one than the page's. */
export const QuestionLanguageContext = createContext<string | undefined>(undefined);
