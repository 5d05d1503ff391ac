import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { ahead } from './ahead.js';

afterEach(cleanup);

const Lamp = ({ name }: { name: string }) => <p>Lamp {name}</p>;

class Broken extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>It did not come</p> : this.props.children;
  }
}

describe('a part that is fetched ahead', () => {
  it('is drawn in the turn in which it is wanted when it has come', async () => {
    const { Part, fetch } = ahead(async () => Lamp);
    fetch();
    await act(async () => undefined);
    render(
      <Suspense fallback="waits">
        <Part name="A" />
      </Suspense>,
    );
    expect(screen.getByText('Lamp A')).toBeInTheDocument();
  });

  it('comes after the page was painted, unless the page has gone by then', async () => {
    const asked: string[] = [];
    const part = (name: string) =>
      ahead(async () => {
        asked.push(name);
        return Lamp;
      });
    const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
    const gone = part('gone').fetchAfterPaint();
    part('stays').fetchAfterPaint();
    await frame();
    expect(asked).toEqual([]);
    gone();
    await frame();
    expect(asked).toEqual(['stays']);
  });

  it('is waited for when it has not come, and is fetched once', async () => {
    let times = 0;
    const { Part, fetch } = ahead(async () => {
      times += 1;
      return Lamp;
    });
    fetch();
    await act(async () => {
      render(
        <Suspense fallback="waits">
          <Part name="A" />
          <Part name="B" />
        </Suspense>,
      );
    });
    expect(await screen.findByText('Lamp B')).toBeInTheDocument();
    expect(times).toBe(1);
  });

  it('that did not come is asked for again where it is drawn', async () => {
    let times = 0;
    const { Part, fetch } = ahead(async () => {
      times += 1;
      if (times === 1) throw new Error('the line is gone');
      return Lamp;
    });
    fetch();
    await act(async () => undefined);
    await act(async () => {
      render(
        <Broken>
          <Suspense fallback="waits">
            <Part name="A" />
          </Suspense>
        </Broken>,
      );
    });
    expect(await screen.findByText('Lamp A')).toBeInTheDocument();
    expect(times).toBe(2);
  });
});
