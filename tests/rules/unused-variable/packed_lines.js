export function decode(t, E, h, n) {
  const unread = 1;  //! unused-variable (warning): `unread` is assigned but never used
  let I = 0;
  while(E<h){var S=t[E],s=t[E+2];E+=4;if(S==12)n=s;else if(S==48)I=s;else if(S==53){var ax=s}else if(S==35){n=s,I=n}h(S,s,I,n,t)}  //! unused-variable (information): `ax` is assigned but never used
  return I;
}
