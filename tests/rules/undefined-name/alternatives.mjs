export const clock = window.DateTime || luxon.DateTime;
export const day = window.DateTime.now() || dayjs.now();  //! undefined-name (error): `dayjs` is not defined
