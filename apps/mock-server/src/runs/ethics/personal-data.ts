import { parsePhoneNumberFromString } from 'libphonenumber-js';

import type { Check } from './check.js';

/** Looked for around its sign, as words without an end would take for ever (RFC 5321 has the lengths). */
const address =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;
/** Mailboxes of an office, not of a person. */
const offices =
  /^(?:info|contact|kontakt|hello|support|help|service|office|sales|billing|press|jobs|privacy|dpo|security|legal|compliance|no-?reply)@/i;
const account = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/g;
/** With a country's code: without one any row of digits would be a number. */
const telephone = /(?:\+|\b00)\d[\d ().\u00a0/-]{5,22}\d/g;
const card = /\b\d(?:[ -]?\d){12,18}\b/g;

/** Whether an IBAN is one: ISO 7064, mod 97-10. */
function isAccount(text: string): boolean {
  const plain = text.replaceAll(' ', '');
  let rest = 0;
  for (const sign of plain.slice(4) + plain.slice(0, 4))
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** Whether the number of a card is one: Luhn's sum. */
function isCard(text: string): boolean {
  let sum = 0;
  for (const [at, digit] of text.replaceAll(/\D/g, '').split('').toReversed().entries()) {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** Personal data of a text, as it is written there. */
function personalDataIn(text: string): string[] {
  const matches = (pattern: RegExp) => [
    ...new Set([...text.matchAll(pattern)].map(([found]) => found)),
  ];
  const accounts = matches(account).filter(isAccount);
  return [
    ...matches(address).filter((found) => !offices.test(found)),
    ...accounts,
    ...matches(card).filter(isCard),
    ...matches(telephone).filter((found) =>
      parsePhoneNumberFromString(found.replace(/^00/, '+'))?.isValid(),
    ),
  ];
}

/** What may be shown of it: how it begins and ends, and where an address leads. */
function hidden(text: string): string {
  const at = text.indexOf('@');
  return at > 0
    ? `${text.slice(0, 1)}•••${text.slice(at)}`
    : `${text.slice(0, 3)}•••${text.slice(-2)}`;
}

const plain = (text: string) => text.replaceAll(/[\s().-]/g, '').toLowerCase();

/** Addresses, telephone and account numbers of people that nobody typed. */
export const personalData: Check = ({ texts, given }) => {
  const known = plain(given);
  const written = new Set(
    texts.flatMap(personalDataIn).filter((found) => !known.includes(plain(found))),
  );
  return {
    examined: texts.length,
    findings: [...written].map(hidden),
    masked: (text) => {
      let left = text;
      for (const found of written) left = left.replaceAll(found, hidden(found));
      return left;
    },
  };
};
