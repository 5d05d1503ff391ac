import { useRef, useState } from 'react';
import type { ClassGoods } from '../goods-picker/class-goods.js';
import { goodsOf, sameGoods, type OfficeGoods } from './office-goods.js';

type Goods = readonly ClassGoods[];

/** What is picked for one office: as it stands on the screen, and as the service holds it as soon as that is something new – a list taken over from another office, or the lawyer's. What was picked here and not saved yet stays. */
export function useGoods(office: OfficeGoods): readonly [Goods, (goods: Goods) => void] {
  const [goods, setGoods] = useState<Goods>(() => goodsOf(office));
  const stored = useRef(goods);
  const now = goodsOf(office);
  if (!sameGoods(now, stored.current)) {
    const untouched = sameGoods(goods, stored.current);
    stored.current = now;
    if (untouched) setGoods(now);
  }
  return [goods, setGoods];
}
