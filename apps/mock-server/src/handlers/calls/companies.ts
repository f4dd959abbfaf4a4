import { records } from '@constella/api-client/contract';

import { Refusal } from '../../base/refusal.js';
import type { Endpoint } from '../http/context.js';
import { bringBack } from '../../store/deletions.js';
import { recordView } from '../resources/view.js';

const restoreCompany: Endpoint<'restoreCompany'> = async ({ id, signedIn }, context) => {
  const { store } = context;
  const company = await store.write(() => {
    bringBack(context, signedIn.user.id, 'company_profiles', id);
    const row = store.find('company_profiles', id);
    if (row?.userId !== signedIn.user.id) throw new Refusal(404, 'server.resource.notFound');
    return row;
  });
  return { body: recordView(records.company_profiles, company) };
};

/** The calls of this file. */
export const companyEndpoints = { restoreCompany };
