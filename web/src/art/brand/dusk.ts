/** A diner at dusk next to a pizzeria: the picture above the home page. On 480 by 200. */
import { blob, box, cut, dots, flat, line, shine, type Drawing } from '../drawing';
import { basil, brick, butter, char, cocoa, cream, crust, ink, mustard, night, sky, steel, tomato, toast, white } from '../palette';

const heaven: Drawing = [
  flat('#4B3B6B', 'M0 0h480v200H0z'),
  flat('#7A4A78', 'M0 46c70-14 150 8 240-4s160-14 240 2v156H0z'),
  flat('#C2607A', 'M0 78c90 10 170-12 260-2s150 6 220-6v130H0z'),
  flat('#EE8B5A', 'M0 106c80-10 180 8 270 0s140-8 210 2v92H0z'),
  flat('#F8C46A', 'M0 130c100 6 200-8 290-2s130 4 190-4v76H0z'),
  flat('#FFE3A0', blob(243, 130, 30)),
  dots('#FFF1CF', 1.3, [40, 20], [92, 34], [150, 16], [214, 30], [286, 14], [338, 36], [402, 18], [446, 40], [120, 58], [366, 60]),
  flat('#FFF1CF', 'M418 20c-10 6-11 20-1 27 4 2.5 9 2.5 12 .5-8-2-13-7-13-14s1-10 2-13.5z'),
  flat('#5A3560', 'M0 150l18-4v-18h22v10l16-2v-22h18v26l24 4v-14h14v20h336v-16h16v-20h18v28l18-4v-18h20v60H0z'),
  flat('#3A2748', 'M0 160c120-6 360-6 480 0v40H0z'),
  flat('#4A3155', 'M0 182c160-4 320-4 480 0v18H0z'),
];

const diner: Drawing = [
  line('M84 92V56M128 92V56', 4, char),
  cut(night, box(52, 22, 108, 40, 12)),
  line('M60 30h92v24H60z', 2.2, '#FF8A7A'),
  cut(crust, 'M84 43c-1-11 7-15 22-15s23 4 22 15z'), cut('#5FA548', 'M81 44h50q1 5-4 5H85q-5 0-4-5z'), cut(crust, 'M84 50h44q0 6-7 6H91q-7 0-7-6z'),
  dots(ink, 2, [100, 37], [113, 37]), line('M103 41c2 1.6 4 1.6 6 0', 1.8),
  cut('#E9C99C', 'M20 112c0-14 6-20 20-21 44-3 88-3 132 0 14 1 20 7 20 21l-1 54q0 5-5 5H26q-5 0-5-5z'),
  cut(brick, 'M21 142h170l-1 24q0 5-5 5H27q-5 0-5-5z'),
  line('M22 148h168M22 154h168', 2.4, mustard),
  cut(steel, 'M22 103q84-7 168 0l1 8H21z'),
  cut('#FFE7A0', 'M30 114h32v26H30zM66 114h22v26H66z'), cut('#FFE7A0', 'M126 114h22v26h-22zM152 114h30v26h-30z'),
  cut('#7A2A14', 'M93 112q14-6 28 0v59H93z'), cut(sky, 'M98 118q9-4 18 0v22H98z'),
  flat('#8A4B3A', 'M38 140c0-9 2-12 7-12s7 3 7 12z'), flat('#8A4B3A', blob(45, 124, 5)),
  flat('#5A3A5A', 'M158 140c0-9 3-12 8-12s8 3 8 12z'), flat('#5A3A5A', blob(166, 124, 5)),
  dots(butter, 2, [116, 148]),
  shine('M34 118v8M130 118v8', 2.6),
];

const pizzeria: Drawing = [
  cut('#B97A52', 'M424 60h20v40h-20z'), line('M421 60h26', 5), line('M434 52c-8-7 7-11 0-22 6-4-2-8 2-14', 5, '#E9D3C2'),
  cut('#F3E2BE', 'M296 106h164v65H296z'),
  cut('#C9673B', 'M280 110l36-36c40-3 84-3 124 0l34 36q1 5-4 5H284q-5 0-4-5z'),
  line('M302 96h150M290 106h176M322 78l-8 12M346 76l-4 14M378 75v15M408 76l4 14M432 78l8 12', 2, 'rgb(70 16 0 / 40%)'),
  cut(basil, box(332, 60, 92, 26, 8)), line('M338 66h80v14h-80z', 1.2, cream),
  line('M349 77v-8h3.5q3 0 3 2.3t-3 2.4H349M360 69v8M365 69h6.5l-6.5 8h6.5M376 69h6.5l-6.5 8h6.5M387 77l4-8 4 8M388.5 74.5h5M402 73h.1M344 73h.1', 2, '#FFE08A'),
  cut(crust, 'M364 44c10-7 20-7 30 0 2 4-2 6-4 5-8-4-14-4-22 0-2 1-6-1-4-5z'), cut(butter, 'M368 50c7-3 15-3 22 0l-11 20z'), dots(tomato, 2.3, [375, 54], [383, 54], [379, 61]),
  cut('#FFE7A0', 'M306 124h34v28h-34zM418 124h34v28h-34z'), line('M323 124v28M435 124v28M306 138h34M418 138h34', 2),
  cut(basil, 'M299 123h7v30h-7zM340 123h7v30h-7zM411 123h7v30h-7zM452 123h7v30h-7z'),
  cut('#1F5A38', 'M364 171v-38q15-14 30 0v38z'), cut(sky, 'M370 136q9-8 18 0v14h-18z'),
  cut(cream, 'M352 117h54l6 11q-4 5-9 0-4 5-9 0-4 5-9 0-4 5-9 0-4 5-9 0-4 5-9 0-4 5-12 0z'),
  line('M360 118l-4 9M376 118l-1 10M392 118l2 9', 4, tomato),
  line('M303 157h40M415 157h40', 5, '#5FA548'), dots('#F2A3A0', 2.4, [310, 155], [322, 154], [334, 156], [424, 155], [438, 154], [448, 156]),
  dots(butter, 2, [388, 156]),
];

const table: Drawing = [
  line('M160 64C190 92 280 96 330 72', 1.8, '#2A1C2E'),
  dots('#FFE08A', 3.4, [178, 76], [202, 84], [228, 88], [254, 88.5], [280, 86], [306, 80]),
  line('M204 190l6-30M196 160h16M200 160v-22M276 190l-6-30M284 160h-16M280 160v-22', 4, cocoa),
  line('M240 192v-36M226 194h28', 5, char),
  cut(white, 'M212 150q28-4 56 0l4 14q-4 4-8 0-4 4-8 0-4 4-8 0-4 4-8 0-4 4-8 0-4 4-8 0-4 4-8 0-4 4-12 0z'),
  line('M220 152l-3 10M232 151l-1 11M244 151v11M256 151l2 11', 4, '#E4685A'),
  cut(toast, 'M236 149v-9h8v9z'), line('M240 140v-5', 2), flat('#FFD25E', 'M240 124c5 6 4 11 0 12-4-1-5-6 0-12z'),
  cut(white, blob(224, 149, 7, 2.4)), cut(white, blob(257, 149, 7, 2.4)),
];

export const dusk: Drawing = [...heaven, ...diner, ...pizzeria, ...table];
