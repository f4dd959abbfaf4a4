// `npm run conform:mutations`: plants breaches of the contract, one at a time, and says which of
// them the conformance suite catches. Fails below 95 %.
import { conform } from '@constella/api-client/conformance';

import { mutations } from '../apps/mock-server/src/testing/conformance/mutations.ts';
import { admin, servedFetch } from '../apps/mock-server/src/testing/conformance/served.ts';

const missed: string[] = [];
for (const { name, part, tamper } of mutations) {
  const fetch = await servedFetch(tamper);
  const caught = await conform('http://localhost', { fetch, admin, only: [part] }).then(
    ({ differences }) => differences.length > 0,
    // A server nothing can be done with is no server of this contract.
    () => true,
  );
  if (!caught) missed.push(name);
  console.log(`${caught ? 'caught' : 'MISSED'}  ${name}`);
}
const caught = mutations.length - missed.length;
const share = (caught / mutations.length) * 100;
console.log(`${caught} of ${mutations.length} planted breaches caught (${share.toFixed(1)} %).`);
process.exit(share < 95 ? 1 : 0);
