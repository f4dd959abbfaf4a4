import type { BillingCycleId, SubscriptionTier, UserRole } from '@constella/api-client/contract';

/** Somebody who exists from the start. The passwords are printed by the server and in README. */
export interface Person {
  readonly username: string;
  readonly password: string;
  readonly fullName: string;
  readonly email: string;
  readonly role: UserRole;
  readonly tier: SubscriptionTier;
  readonly billingCycle: BillingCycleId;
}

/** The account to look around with. */
export const demoUsername = 'demo';

/** The account that may do everything. */
export const adminUsername = 'admin';

/** The administrator comes first: the client takes the user with id 1 for one. */
export const people: readonly Person[] = [
  {
    username: adminUsername,
    password: 'constella-admin',
    fullName: 'Ingrid Halvorsen',
    email: 'admin@constella.example',
    role: 'admin',
    tier: 'enterprise',
    billingCycle: 'annual',
  },
  {
    username: demoUsername,
    password: 'constella-demo',
    fullName: 'Marta Lindqvist',
    email: 'marta.lindqvist@constella.example',
    role: 'user',
    tier: 'professional',
    billingCycle: 'monthly',
  },
];

/** Who joined last: somebody who helps members, and a member who has only begun. */
export const newcomers: Readonly<Record<'support' | 'member', Person>> = {
  support: {
    username: 'support',
    password: 'constella-support',
    fullName: 'Aylin Demir',
    email: 'aylin.demir@constella.example',
    role: 'admin',
    tier: 'enterprise',
    billingCycle: 'annual',
  },
  member: {
    username: 'member',
    password: 'constella-member',
    fullName: 'Jonas Okafor',
    email: 'jonas.okafor@constella.example',
    role: 'user',
    tier: 'personal',
    billingCycle: 'monthly',
  },
};

/** Everybody there is in new data. */
export const seededPeople: readonly Person[] = [...people, newcomers.support, newcomers.member];

/** Whether anybody can read this password, here and in README. */
export const isPublished = (username: string, password: string): boolean =>
  seededPeople.some((person) => person.username === username && person.password === password);
