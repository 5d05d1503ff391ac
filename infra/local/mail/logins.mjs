/** Who may hand messages over. Nobody is asked until names are given, as a server of one machine does. */
export class Logins {
  /** @type {ReadonlyMap<string, readonly string[]>} passwords by name; several while one replaces another */
  #passwords = new Map();

  get areAsked() {
    return this.#passwords.size > 0;
  }

  /**
   * @param {unknown} input `{ NAME: [password, …] }`; `{}`: nobody is asked any more
   * @returns {{ names: string[] }}
   * @throws {TypeError} when the input is no such list
   */
  set(input) {
    const entries = Object.entries(/** @type {Record<string, unknown>} */ (input ?? {}));
    for (const [name, passwords] of entries)
      if (!Array.isArray(passwords) || !passwords.every((one) => typeof one === 'string' && one !== ''))
        throw new TypeError(`"${name}" must have a list of passwords.`);
    this.#passwords = new Map(/** @type {[string, string[]][]} */ (entries));
    return { names: [...this.#passwords.keys()] };
  }

  /**
   * @param {string} name
   * @param {string} password
   */
  knows(name, password) {
    return this.#passwords.get(name)?.includes(password) ?? false;
  }
}
