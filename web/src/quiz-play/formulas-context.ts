import { createContext } from 'react';

/** Whether texts of questions are rendered with their formulas. */
export const FormulasContext = createContext(false);
