import { sessionUserSchema } from '../contract/entities/user.js';
import { routes } from '../contract/routes.js';
import type { Probe } from './probe.js';
import { CannotGoOn, Visitor } from './visitor.js';

/** Somebody's name and password. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Who takes part. */
export interface World {
  readonly probe: Probe;
  /** Nobody: without a session. */
  readonly anonymous: Visitor;
  /** A member who works. */
  readonly member: Visitor;
  /** Another member, who must see nothing of it. */
  readonly other: Visitor;
  /** Absent when no administrator was named. */
  readonly admin: Visitor | undefined;
  /** Tells this run's names from those of another. */
  readonly token: string;
  /** A name that has not been used yet. */
  unique(): string;
  /** Takes back what was made, the last thing first. */
  cleanUp(): Promise<void>;
  /** Has something taken back in the end. */
  later(undo: () => Promise<unknown>): void;
}

/** Who is given by the caller; the rest registers. */
export interface WorldOptions {
  readonly member?: Credentials | undefined;
  readonly admin?: Credentials | undefined;
}

/** Signs everybody in. @throws {CannotGoOn} when that is not possible. */
export async function createWorld(probe: Probe, options: WorldOptions): Promise<World> {
  const token = Math.random().toString(36).slice(2, 10);
  const undo: (() => Promise<unknown>)[] = [];
  let count = 0;
  const register = async (name: string) => {
    const password = `pass-${token}-${name}`;
    probe.secrets.add(password);
    const visitor = new Visitor(probe);
    const username = `conform-${token}-${name}`;
    const id = await enter(visitor, routes.register.path, { username, password }, 201);
    const signedIn = visitor.as(id);
    undo.push(() => signedIn.send('POST', routes.deleteAccount.path, { body: { password } }));
    return signedIn;
  };
  const signIn = async (credentials: Credentials) => {
    probe.secrets.add(credentials.password);
    const visitor = new Visitor(probe);
    const id = await enter(visitor, routes.login.path, credentials, 200);
    const signedIn = visitor.as(id);
    undo.push(() => signedIn.send('POST', routes.logout.path));
    return signedIn;
  };
  probe.at = 'sign-in';
  const admin = options.admin && (await signIn(options.admin));
  const member = options.member ? await signIn(options.member) : await register('one');
  return {
    probe,
    anonymous: new Visitor(probe),
    member,
    other: await register('two'),
    admin,
    token,
    unique: () => `${token}-${(count += 1)}`,
    later: (each) => void undo.push(each),
    async cleanUp() {
      for (const each of undo.toReversed()) await each();
      undo.length = 0;
    },
  };
}

async function enter(
  visitor: Visitor,
  path: string,
  credentials: Credentials,
  status: number,
): Promise<number> {
  const reply = await visitor.send('POST', path, { body: credentials });
  const user = sessionUserSchema.safeParse(reply.json);
  if (reply.status >= 300 || !user.success)
    throw new CannotGoOn(
      `${reply.request} as ${credentials.username} was answered with ${reply.status} ${reply.text.slice(0, 200)}`,
    );
  visitor.probe.status(reply, status);
  return user.data.id;
}
