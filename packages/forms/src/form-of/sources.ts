import { createContext, use } from 'react';

import type { CompanySource } from '../company-field/company-source.js';
import type { FormLayout } from './layout-types.js';

/** The props controls of a layout need from the screen around the form. */
export interface FormSources {
  /** The companies a result can be stored for; without them none is asked for. */
  companies?: CompanySource | undefined;
  /**
   * The suggestions offered while a list is typed, by field. Keep the lists while nothing changes.
   */
  suggestions?: Readonly<Record<string, readonly string[]>> | undefined;
}

interface DrawnLayout extends FormSources {
  layout: Pick<FormLayout, 'sections'>;
}

export const LayoutContext = createContext<DrawnLayout>({ layout: { sections: [] } });

/** The layout a control stands in, with what the screen handed to it. */
export const useLayout = (): DrawnLayout => use(LayoutContext);
