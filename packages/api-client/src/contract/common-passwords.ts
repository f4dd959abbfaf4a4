/**
 * Words guessing programs try first, without the digits and signs people put around them: the base
 * words of the lists of leaked passwords, in the languages of the interface.
 */
const words: ReadonlySet<string> = new Set(
  `abcdef access account admin administrator alexander amanda america amigos amore andrea angel
  angels anthony arsenal asdf ashley azerty babygirl bailey banana barcelona baseball basketball
  batman beatles biteme blink blessed bonjour brandon buster butterfly buttercup cambiame carlos
  changeme charlie cheese chelsea chicken chocolate chouchou ciaociao compaq computer constella
  contraseña contrasena cookie cowboy daniel default diamond doudou dragon eminem estrella
  facebook family ferrari flower football forever freedom friends fuckyou fußball fussball gandalf
  george ginger google guest guitar hallo hallohallo hannah harley heaven hello hejsan hockey
  hottie hunter iceman iloveu iloveyou internet jasmine jennifer jessica jessie jesus jonathan
  jordan joshua junior justin juventus killer kimberly ladybug letmein lovely lovelove loveme lover
  loveyou loulou madison maggie marseille martin master matrix matthew merlin metallica michael
  michelle minecraft mobile monkey monster motdepasse mustang mylove nathalie nicolas nicole ninja
  nothing oliver orange pass passer passw passwd password passwords passwort patrick peanut pepper
  phoenix playboy pokemon porsche prince princess princesa principessa purple pussy qazwsx qwerty
  qwertz ranger rainbow realmadrid robert root samantha samsung samurai schalke schatz secret senha
  service shadow snoopy soccer soleil sommer sparky spiderman starwars steelers summer sunshine
  superman superstar sweety tamere taylor teamo tequiero test tester testing testtest thomas
  thunder tigger tinkerbell toor trustno user victoria viper welcome whatever william willkommen
  winner winter wizard woaini xavier yamaha yankees yellow zaqwsx пароль любовь йцукен привет наташа`
    .split(/\s+/)
    .filter(Boolean),
);

/** Keys beside each other and letters after one another. */
const runs = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'yxcvbnm',
  'zxcvbnm',
  'wxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
].flatMap((run) => [run, Array.from(run).toReversed().join('')]);
/** Characters from which a piece of a run is one. */
const shortestRun = 3;
/** Digits alone are a date or a telephone number, until there are this many. */
const fewDigits = 12;

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Whether a text is nothing but runs, one after the other. */
function isRuns(text: string): boolean {
  let rest = text;
  while (rest !== '') {
    let length = rest.length;
    while (length >= shortestRun && !runs.some((run) => run.includes(rest.slice(0, length))))
      length -= 1;
    if (length < shortestRun) return false;
    rest = rest.slice(length);
  }
  return true;
}

/**
 * Whether a password is among the first that are tried: a common word with digits and signs around
 * it or in place of letters, a run along the keyboard, the same few characters again and again, or
 * a short number. It knows no dictionary, so that forms can use it while somebody types.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const word = plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const spelled = word.replaceAll(/[013457@$]/g, (sign) => lookalikes[sign] ?? sign);
  return (
    words.has(spelled) ||
    (/^\d+$/.test(plain) && plain.length < fewDigits) ||
    /^(.{1,5}?)\1+$/su.test(plain) ||
    isRuns(plain.replaceAll(/[^\p{L}\d]+$/gu, ''))
  );
}
