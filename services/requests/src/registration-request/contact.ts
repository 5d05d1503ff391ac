/** How the person who asked can be reached. `phone` is empty when none was given. `language`: en, cs, sk, es. */
export interface RequestContact {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly language: string;
}
