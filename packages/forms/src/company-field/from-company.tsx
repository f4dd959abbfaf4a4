'use client';

import { useFormats } from '@constella/i18n/react';
import { useWatch } from 'react-hook-form';
import type { ComponentProps } from 'react';

import { useFormText } from '../field/form-text.js';
import type { FieldFrame } from '../form-of/layout-types.js';
import { useLayout } from '../form-of/sources.js';
import { factOf, isFrom, type CompanyFact } from './company-facts.js';

/** A field that a chosen company fills in: as long as it holds what the profile says, it says so. */
function FromCompany({ name, from, hint, children }: ComponentProps<FieldFrame>) {
  const say = useFormText();
  const { list } = useFormats();
  const { companies: source } = useLayout();
  const value: unknown = useWatch({ name });
  const chosen: unknown = useWatch({ name: 'companyId' });
  const companies = source?.companies ?? [];
  const company = companies.find(({ id }) => id === chosen) ?? companies[0];
  if (!company || !isFrom(value, factOf(from as CompanyFact, company, list))) return children(hint);
  const filled = say('company.filled', { name: company.name });
  if (!hint) return children({ node: filled });
  return children({
    node: (
      <>
        {say(hint)}
        <br />
        {filled}
      </>
    ),
  });
}

/** The part of a field's layout that lets the chosen company fill it in. */
export const fromCompany = (fact: CompanyFact) => ({ from: fact, frame: FromCompany });
