/** Names of the months in Setswana, January first; browsers bring no Setswana data of their own. */
export const SETSWANA_MONTHS = [
  'Ferikgong',
  'Tlhakole',
  'Mopitlwe',
  'Moranang',
  'Motsheganong',
  'Seetebosigo',
  'Phukwi',
  'Phatwe',
  'Lwetse',
  'Diphalane',
  'Ngwanatsele',
  'Sedimonthole',
] as const;
