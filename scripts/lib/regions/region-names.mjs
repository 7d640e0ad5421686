/** Cities that were founded after the borders were drawn, by the district codes that lie in them. */
const LATER = { 540600: '那曲市', 650500: '哈密市' };
/** Units of the drawn map that are no city any more, or none at all. */
const GONE = ['那曲地区', '哈密地区', '哈密市', '莱芜市', '中国属钓鱼岛'];

/** Names of provinces, their cities and the districts of these, for choosing a region: `[[province, [[city, [district]]]]]`. */
export function regionNames(china, districts) {
  const units = china.units.map(({ properties }) => properties);
  return china.provinces.map(({ properties: { code, name } }) => {
    const own = units.filter((unit) => unit.code.startsWith(code) && !GONE.includes(unit.name));
    const below = districts.filter(([district]) => district.startsWith(code));
    if (own.every((unit) => unit.district)) return [name, [[name, unique([...own, ...below.map(([, each]) => ({ name: each }))])]]];
    const later = Object.entries(LATER).filter(([city]) => city.startsWith(code));
    const cities = [...own.map((unit) => [unit.code, unit.name]), ...later];
    const named = cities.map(([city, title]) => [title, withinCity(below, city, title)]);
    const direct = below.filter(([district]) => isDirect(district) && !cities.some(([city]) => city === district));
    return [name, [...named, ...direct.map(([, title]) => [title, [title]])]];
  });
}

/** A city without districts stands for itself. */
function withinCity(districts, city, title) {
  const names = districts.filter(([code]) => code !== city && !isDirect(code) && code.slice(0, 4) === city.slice(0, 4));
  return names.length > 0 ? names.map(([, name]) => name) : [title];
}

const isDirect = (code) => code.slice(2, 4) === '90';
const unique = (units) => [...new Set(units.map(({ name }) => name))];
