/** Holds back what would move the page while a pointer is down: a button that slips away misses its click. */
export class PointerGate {
  #down = false;
  #release: ReturnType<typeof setTimeout> | undefined;
  readonly #waiting: (() => void)[] = [];

  press(down: boolean): void {
    this.#down = down;
    clearTimeout(this.#release);
    this.#release = setTimeout(() => this.flush(), down ? 1000 : 0); // some releases send no event (a select's own list)
  }

  /** Now, or once the pointer is up. */
  settled(act: () => void): void {
    this.#waiting.push(act);
    if (!this.#down) this.flush();
  }

  flush(): void {
    this.#down = false;
    for (const act of this.#waiting.splice(0)) act();
  }
}
