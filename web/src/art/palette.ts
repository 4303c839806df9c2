/** The papers that drawings are cut from. One warm set for everything, so that all of it lies on one table. */
export const ink = 'var(--art-line)';
export const cream = '#FBF1DC';
export const white = '#FFFBF2';
export const butter = '#F9D977';
export const mustard = '#F2B632';
export const orange = '#EE8B3A';
export const brick = '#D24A27';
export const tomato = '#E0452F';
export const wine = '#8E2A48';
export const pink = '#F2A3A0';
export const rose = '#E36F7E';
export const plum = '#6B4A86';
export const night = '#40345C';
export const sky = '#8EC5D6';
export const teal = '#2F8C8A';
export const lime = '#A9CB5A';
export const leaf = '#5FA548';
export const basil = '#2F7D4F';
export const olive = '#7C8A3A';
export const crust = '#D9964C';
export const toast = '#B96F31';
export const cocoa = '#7A4A2C';
export const coffee = '#4A2E20';
export const char = '#3B322E';
export const steel = '#B9C0C2';
export const stone = '#8D8B87';
export const goo = '#9BDE57';

/** skins, from light to dark */
export const skin = {
  porcelain: '#FAD9BF',
  peach: '#F3BE96',
  honey: '#E5A66F',
  amber: '#CE8A55',
  umber: '#9C5F3B',
  deep: '#6E422B',
} as const;
