import { avatar, initials, picture } from './brand.css.ts';

type AvatarProps = {
  readonly name: string;
  /** Address of the picture. */ readonly src?: string | undefined;
  readonly size?: keyof typeof avatar;
};

/** "Mei-Lin Tan" is MT; "林美玲" is 林: a family name stands for the person where it comes first. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const letter = (word: string | undefined) => [...(word ?? '')][0] ?? '';
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(name)) return letter(words[0]);
  return (letter(words[0]) + (words.length > 1 ? letter(words.at(-1)) : '')).toLocaleUpperCase('en');
}

/** Decoration beside a name that is written out. */
export function Avatar({ name, src, size = 'small' }: AvatarProps) {
  if (src) return <img className={`${avatar[size]} ${picture}`} src={src} alt="" />;
  return (
    <span className={`${avatar[size]} ${initials[size]}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
